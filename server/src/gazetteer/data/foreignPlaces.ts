import { placeKey } from '../placeKey.ts';

/** Places abroad that people of India name, by the names of their country. A place of India with the same name is that. */
const PLACES: Readonly<Record<string, string>> = {
  'United Arab Emirates;UAE;Emirates;यूएई':
    'Dubai;Dubay;Abu Dhabi;Abudhabi;Sharjah;Ajman;Ras Al Khaimah;Fujairah;Al Ain;दुबई;शारजाह;अबू धाबी',
  'Saudi Arabia;Saudi;KSA;सऊदी अरब':
    'Riyadh;Jeddah;Jiddah;Dammam;Mecca;Makkah;Medina;Madinah;Al Khobar;Jubail',
  'Qatar;कतर': 'Doha;Al Wakrah;Lusail;दोहा',
  Kuwait: 'Kuwait City;Salmiya;Hawally;Farwaniya',
  'Oman;ओमान': 'Muscat;Salalah;Sohar;Nizwa;मस्कट',
  Bahrain: 'Manama;Muharraq',
  'Iran;Iraq': 'Tehran;Isfahan;Mashhad;Baghdad;Basra;Karbala',
  'Israel;Turkiye': 'Jerusalem;Tel Aviv;Haifa;Istanbul;Ankara;Antalya',
  'Pakistan;पाकिस्तान':
    'Karachi;Lahore;Islamabad;Rawalpindi;Faisalabad;Multan;Peshawar;Quetta;Sialkot;Gujranwala;Hyderabad;लाहौर;कराची;इस्लामाबाद',
  'Bangladesh;बांग्लादेश':
    'Dhaka;Dacca;Chittagong;Chattogram;Sylhet;Khulna;Rajshahi;Narayanganj;Comilla;Cumilla;ढाका',
  'Nepal;नेपाल':
    'Kathmandu;Katmandu;Pokhara;Lalitpur;Bhaktapur;Biratnagar;Birgunj;Birganj;Butwal;Bharatpur;Janakpur;Nepalgunj;काठमांडू;पोखरा',
  'Sri Lanka;Srilanka;श्रीलंका':
    'Colombo;Kandy;Galle;Jaffna;Negombo;Trincomalee;Batticaloa;Nuwara Eliya;कोलंबो',
  'Bhutan;भूटान': 'Thimphu;Paro;Phuntsholing',
  'Myanmar;Burma': 'Yangon;Rangoon;Mandalay',
  Maldives: 'Hulhumale',
  Afghanistan: 'Kabul;Kandahar;Herat',
  'Singapore;Singapur;सिंगापुर': 'Jurong;Tampines;Changi;Punggol',
  'Malaysia;मलेशिया': 'Kuala Lumpur;Johor Bahru;Penang;Petaling Jaya;Malacca',
  'Thailand;थाईलैंड': 'Bangkok;Pattaya;Phuket;Chiang Mai;Krabi;बैंकॉक',
  'Indonesia;Vietnam;Cambodia':
    'Jakarta;Bali;Surabaya;Bandung;Hanoi;Ho Chi Minh City;Saigon;Phnom Penh',
  Philippines: 'Manila;Cebu',
  'China;चीन': 'Beijing;Shanghai;Guangzhou;Shenzhen;Hong Kong;Hongkong;Macau;Taipei',
  'Japan;South Korea;जापान': 'Tokyo;Osaka;Kyoto;Yokohama;Seoul;Busan',
  'United Kingdom;UK;England;Britain;Great Britain;Scotland;Wales;Ireland;लंदन;इंग्लैंड':
    'London;Birmingham;Manchester;Leicester;Leeds;Bradford;Liverpool;Glasgow;Edinburgh;Coventry;Wolverhampton;Nottingham;Sheffield;Southall;Slough;Bristol;Cardiff;Belfast;Dublin',
  'United States;United States of America;USA;America;अमेरिका':
    'New York;Newyork;New York City;New Jersey;Los Angeles;Chicago;Houston;Dallas;Austin;San Francisco;San Jose;Seattle;Boston;Atlanta;Washington DC;Philadelphia;San Diego;Las Vegas;Miami;Orlando;Fremont;Jersey City;Edison New Jersey;Sunnyvale;Detroit;Denver;California;Texas;Florida;Silicon Valley',
  'Canada;कनाडा':
    'Toronto;Brampton;Mississauga;Vancouver;Calgary;Edmonton;Montreal;Ottawa;Winnipeg;Ontario;British Columbia;Alberta;टोरंटो',
  'Australia;ऑस्ट्रेलिया':
    'Sydney;Melbourne;Brisbane;Perth;Adelaide;Canberra;Gold Coast;Hobart;सिडनी;मेलबर्न',
  'New Zealand': 'Auckland;Christchurch;Wellington',
  'Germany;जर्मनी': 'Berlin;Munich;Frankfurt;Hamburg;Stuttgart;Cologne',
  'France;Switzerland;Belgium;Netherlands;Holland':
    'Paris;Lyon;Marseille;Zurich;Geneva;Brussels;Antwerp;Amsterdam;Rotterdam;The Hague;पेरिस',
  'Italy;Spain;Portugal;Greece': 'Rome;Milan;Venice;Naples;Madrid;Barcelona;Lisbon;Athens',
  'Austria;Poland;Hungary;Czech Republic;Sweden;Norway;Denmark;Finland':
    'Vienna;Warsaw;Budapest;Prague;Stockholm;Oslo;Copenhagen;Helsinki',
  'Russia;Ukraine;रूस': 'Moscow;Saint Petersburg;Kyiv;Kiev',
  Mauritius: 'Port Louis;Curepipe',
  'South Africa;Zimbabwe;Zambia': 'Johannesburg;Durban;Cape Town;Pretoria;Harare;Lusaka',
  'Kenya;Tanzania;Uganda;Ethiopia': 'Nairobi;Mombasa;Dar es Salaam;Kampala;Addis Ababa',
  'Nigeria;Ghana;Egypt;Morocco': 'Lagos;Abuja;Accra;Cairo;Casablanca',
  'Brazil;Argentina;Mexico': 'Sao Paulo;Rio de Janeiro;Buenos Aires;Mexico City',
  'Fiji;Guyana;Suriname;Trinidad': 'Suva;Paramaribo;Port of Spain',
};

/** Countries, their cities, and 'London UK'. */
const NAMES = Object.entries(PLACES).flatMap(([countries, cities]) => {
  const [listed, abroad] = [countries.split(';'), cities.split(';')];
  // 'UK' alone is Uttarakhand.
  const alone = [...listed.filter((name) => name !== 'UK'), ...abroad];
  return [...alone, ...abroad.flatMap((city) => listed.map((country) => `${city} ${country}`))];
});

const KEYS: ReadonlySet<string> = new Set(NAMES.map(placeKey));
const WORDS: ReadonlySet<string> = new Set(NAMES.flatMap((name) => name.split(' ').map(placeKey)));

/** True of the key of a place that lies abroad, whatever else has its name. */
export function isForeign(key: string): boolean {
  return KEYS.has(key);
}

/** True of a word of such a name. */
export function isForeignWord(word: string): boolean {
  return WORDS.has(placeKey(word));
}
