import ajit from './portraits/person-1.webp';
import ketaki from './portraits/person-2.webp';
import rehan from './portraits/person-3.webp';
import sarala from './portraits/person-4.webp';

/** A sample agent. Nobody of this name works here: numbers and addresses belong to no one. */
export interface Agent {
  /** Also the anchor of the profile on the team page. */
  id: string;
  name: string;
  title: string;
  /** Ten digits. */
  phone: string;
  email: string;
  address: string;
  /** A drawn portrait, 320 pixels square. */
  imgSrc: string;
  profile: string;
}

export const AGENTS: readonly Agent[] = [
  {
    id: 'ajit-damle',
    name: 'Ajit Damle',
    title: 'Residential Sales',
    phone: '9000000101',
    email: 'ajit.damle@example.com',
    address: '12 Lotus Arcade, Baner, Pune',
    imgSrc: ajit,
    profile:
      'Ajit helps first-time buyers compare flats by carpet area instead of by brochure. Before a visit he asks for the approved plan, the society’s papers and the last maintenance bill, and shares them with you.',
  },
  {
    id: 'ketaki-rao',
    name: 'Ketaki Rao',
    title: 'Rentals and Tenancies',
    phone: '9000000102',
    email: 'ketaki.rao@example.com',
    address: '4 Banyan House, Indiranagar, Bengaluru',
    imgSrc: ketaki,
    profile:
      'Ketaki looks after tenants and owners alike: an agreement that both have read, an inventory with photographs on the day of moving in, and a deposit that comes back on the day of moving out.',
  },
  {
    id: 'rehan-siddiqui',
    name: 'Rehan Siddiqui',
    title: 'Offices and Shops',
    phone: '9000000103',
    email: 'rehan.siddiqui@example.com',
    address: '31 Trade Court, Sector 62, Noida',
    imgSrc: rehan,
    profile:
      'Rehan finds workplaces. He reads a commercial lease for lock-in, escalation and fit-out before he talks about rent, and measures the floor himself when carpet and built-up area do not add up.',
  },
  {
    id: 'sarala-menon',
    name: 'Sarala Menon',
    title: 'Plots and Farm Land',
    phone: '9000000104',
    email: 'sarala.menon@example.com',
    address: '8 Temple Tank Road, Mylapore, Chennai',
    imgSrc: sarala,
    profile:
      'Sarala walks every plot she lists. She knows which record to ask for in which state, who may buy farm land there, and when a buyer should take a surveyor and a lawyer along.',
  },
];
