/**
 * Areas that contain localities, by state and city: name, approximate centre in degrees, other names, and the
 * localities that they hold. 'Andheri' needs no row: it holds what is called so and lies east or west.
 */
export type AreaRow = readonly [
  name: string,
  lat: number,
  lng: number,
  aliases: string,
  holds: string,
];

export const AREAS: Readonly<Record<string, Readonly<Record<string, readonly AreaRow[]>>>> = {
  Delhi: {
    Delhi: [
      [
        'South Delhi',
        28.53,
        77.21,
        '',
        `Greater Kailash; Hauz Khas; Saket; Vasant Kunj; Lajpat Nagar; Defence Colony; Green Park; Malviya Nagar;
        Chhatarpur; Mehrauli; Kalkaji; Nehru Place; East of Kailash; Kailash Colony; Panchsheel Park; Safdarjung Enclave;
        Safdarjung Development Area; South Extension; New Friends Colony; Jangpura; Nizamuddin; Chittaranjan Park; Okhla;
        Jasola; Sarita Vihar; Sainik Farm; Gulmohar Park; Alaknanda; Neb Sarai; Sheikh Sarai; Andrews Ganj; RK Puram;
        Munirka; Vasant Vihar; Anand Niketan; Shanti Niketan; Govindpuri; Tughlakabad; Sangam Vihar; Khanpur; Saidulajab;
        Freedom Fighters Enclave; Geetanjali Enclave; Sarvapriya Vihar; Neeti Bagh; Asiad Village; Pamposh Enclave;
        Siri Fort; Maharani Bagh; Deoli; Badarpur; Jamia Nagar; Zakir Nagar; Batla House; Shaheen Bagh; Ignou Road;
        Lado Sarai; Katwaria Sarai; Ber Sarai; Yusuf Sarai; Chirag Delhi; Masjid Moth; Savitri Nagar; Ghitorni;
        Sultanpur; Aya Nagar; Madangir; Pushp Vihar; Hari Nagar Ashram; Sukhdev Vihar; Ishwar Nagar`,
      ],
      [
        'North Delhi',
        28.7,
        77.19,
        '',
        `Civil Lines; Model Town; Kamla Nagar; Shakti Nagar; Mukherjee Nagar; GTB Nagar; Timarpur; Burari; Azadpur;
        Adarsh Nagar; Jahangirpuri; Narela; Alipur; Sadar Bazar; Roop Nagar; Vijay Nagar; Wazirabad; Swaroop Nagar;
        Gulabi Bagh; Sarai Rohilla; Shastri Nagar; Inderlok; Malka Ganj; Kingsway Camp; Bawana`,
      ],
      [
        'East Delhi',
        28.63,
        77.29,
        '',
        `Mayur Vihar; Laxmi Nagar; Preet Vihar; Patparganj; IP Extension; Vasundhara Enclave; Pandav Nagar; Shakarpur;
        Anand Vihar; Karkardooma; Nirman Vihar; Vivek Vihar; Geeta Colony; Krishna Nagar; Gandhi Nagar; Kondli; Trilokpuri;
        Shahdara; Dilshad Garden; Jhilmil; Mandawali; New Ashok Nagar; Jagat Puri; Surajmal Vihar; Yojana Vihar; Vinod Nagar`,
      ],
      [
        'West Delhi',
        28.65,
        77.09,
        '',
        `Janakpuri; Rajouri Garden; Punjabi Bagh; Tilak Nagar; Vikaspuri; Paschim Vihar; Uttam Nagar; Patel Nagar;
        Kirti Nagar; Hari Nagar; Subhash Nagar; Moti Nagar; Naraina; Mayapuri; Nangloi; Peeragarhi; Tagore Garden;
        Ramesh Nagar; Rajendra Nagar; Karol Bagh; Nawada; Mohan Garden; Hastsal; Mundka; Inderpuri`,
      ],
      [
        'Central Delhi',
        28.64,
        77.22,
        '',
        `Connaught Place; Karol Bagh; Paharganj; Daryaganj; Chandni Chowk; Rajendra Nagar; Barakhamba Road; Mandi House;
        Gole Market; ITO; Bengali Market; Jhandewalan; Patel Nagar; Kashmere Gate`,
      ],
      [
        'North West Delhi',
        28.72,
        77.1,
        '',
        `Rohini; Pitampura; Shalimar Bagh; Ashok Vihar; Netaji Subhash Place; Saraswati Vihar; Prashant Vihar; Keshav Puram;
        Tri Nagar; Wazirpur; Rani Bagh; Sultanpuri; Mangolpuri; Begumpur; Budh Vihar; Rithala; Kanjhawala; Lawrence Road`,
      ],
      [
        'South West Delhi',
        28.58,
        77.05,
        '',
        `Dwarka; Palam; Najafgarh; Vasant Kunj; Vasant Vihar; Mahipalpur; Kapashera; Bijwasan; Delhi Cantt; Dabri;
        Sagarpur; Mahavir Enclave; RK Puram; Munirka; Moti Bagh; Raj Nagar; Chhawla; Janakpuri`,
      ],
      [
        'Old Delhi',
        28.656,
        77.231,
        'Purani Dilli',
        'Chandni Chowk; Daryaganj; Sadar Bazar; Ballimaran; Jama Masjid; Kashmere Gate; Chawri Bazar',
      ],
    ],
  },
  Haryana: {
    Gurugram: [
      ['New Gurgaon', 28.41, 76.96, 'New Gurugram; Naya Gurgaon', sectors(76, 95)],
      [
        'Old Gurgaon',
        28.46,
        77.02,
        'Old Gurugram',
        `${sectors(1, 23)}; Sadar Bazar; Civil Lines; New Colony; Jacobpura; Palam Vihar`,
      ],
      [
        'Golf Course Extension Road',
        28.4,
        77.08,
        'Golf Course Ext Road; Golf Course Extension',
        sectors(58, 67),
      ],
      ['Dwarka Expressway', 28.49, 76.98, 'Northern Peripheral Road; NPR', sectors(99, 115)],
      [
        'DLF City',
        28.48,
        77.09,
        'DLF',
        'DLF Phase 1; DLF Phase 2; DLF Phase 3; DLF Phase 4; DLF Phase 5; Cyber City',
      ],
    ],
  },
  'Uttar Pradesh': {
    'Greater Noida': [
      [
        'Greater Noida West',
        28.6,
        77.44,
        'Noida Extension; Noida Extn; Noida Ext; Greater Noida Extension; Gr Noida West; Noida West',
        `Gaur City; Techzone 4; Bisrakh; Sector 1; Sector 2; Sector 3; Sector 4; Sector 10; Sector 12; Sector 16;
        Sector 16B; Sector 16C; Ek Murti Chowk; Char Murti; Shahberi; Patwari; Knowledge Park 5; Haibatpur; Roza Yakubpur`,
      ],
    ],
    Noida: [
      [
        'Noida Expressway',
        28.51,
        77.4,
        'Noida Greater Noida Expressway',
        `Sector 44; ${sectors(91, 108)}; ${sectors(124, 168)}`,
      ],
      [
        'Central Noida',
        28.575,
        77.385,
        '',
        `${sectors(70, 79)}; ${sectors(50, 52)}; ${sectors(115, 122)}`,
      ],
    ],
  },
  Maharashtra: {
    Mumbai: [
      [
        'South Mumbai',
        18.94,
        72.83,
        'SoBo; Mumbai Town; South Bombay',
        `Colaba; Cuffe Parade; Nariman Point; Churchgate; Marine Lines; Marine Drive; Fort; Malabar Hill; Walkeshwar;
        Cumballa Hill; Breach Candy; Peddar Road; Tardeo; Mumbai Central; Byculla; Mahalaxmi; Worli; Lower Parel; Prabhadevi;
        Grant Road; Girgaon; Girgaum; Charni Road; Kala Ghoda; Ballard Estate; Nepean Sea Road; Altamount Road; Kemps Corner;
        Gamdevi; Opera House; Mazgaon; Parel; Dadar; Kalbadevi; Masjid Bunder; Agripada; Warden Road; Haji Ali`,
      ],
      [
        'Western Suburbs',
        19.15,
        72.84,
        'Mumbai Western Suburbs; Western Suburbs Mumbai',
        `Bandra; Khar; Santacruz; Vile Parle; Juhu; Andheri; Versova; Lokhandwala; Jogeshwari; Goregaon; Malad; Kandivali;
        Borivali; Dahisar; Oshiwara`,
      ],
      [
        'Central Suburbs',
        19.11,
        72.91,
        'Central Mumbai Suburbs; Eastern Suburbs; Mumbai Eastern Suburbs',
        'Kurla; Ghatkopar; Vikhroli; Powai; Kanjurmarg; Bhandup; Mulund; Chembur; Sion; Vidyavihar; Chandivali; Nahur; Govandi; Wadala; Mankhurd',
      ],
      ['Bandra', 19.058, 72.84, '', 'Bandra Kurla Complex; Pali Hill; Bandstand; Carter Road'],
      [
        'Andheri',
        19.12,
        72.85,
        '',
        'Lokhandwala; Versova; Marol; Chakala; Saki Naka; Seven Bungalows; Four Bungalows; JB Nagar; DN Nagar; MIDC Andheri',
      ],
      ['Malad', 19.186, 72.85, '', 'Marve; Madh Island'],
      ['Goregaon', 19.165, 72.85, '', 'Aarey Colony'],
      [
        'Kandivali',
        19.205,
        72.85,
        'Kandivli',
        'Thakur Village; Thakur Complex; Charkop; Mahavir Nagar',
      ],
      ['Santacruz', 19.08, 72.845, 'Santa Cruz', 'Kalina; Vakola'],
      ['Vile Parle', 19.1, 72.845, 'Parle', ''],
      ['Khar', 19.07, 72.838, 'Khar Road', 'Khar Danda'],
      ['Jogeshwari', 19.136, 72.85, '', ''],
      ['Kurla', 19.07, 72.88, '', 'Nehru Nagar'],
      ['Bhandup', 19.145, 72.937, '', ''],
      ['Vikhroli', 19.11, 72.927, '', ''],
      ['Dahisar', 19.25, 72.86, '', ''],
      ['Sion', 19.04, 72.862, '', ''],
    ],
    Thane: [
      [
        'Thane West',
        19.21,
        72.97,
        '',
        'Ghodbunder Road; Majiwada; Kolshet Road; Manpada; Naupada; Vartak Nagar; Wagle Estate; Kasarvadavali; Hiranandani Estate; Pokhran Road; Panch Pakhadi; Waghbil; Kavesar; Balkum',
      ],
    ],
    'Navi Mumbai': [
      ['Kopar Khairane', 19.103, 73.009, 'Koparkhairane; Kopar Khairne', ''],
      ['Sanpada', 19.063, 73.011, '', ''],
      ['Juinagar', 19.055, 73.017, '', ''],
      ['Kamothe', 19.02, 73.095, '', ''],
      ['Kalamboli', 19.025, 73.1, '', ''],
      ['Rabale', 19.137, 73.003, '', ''],
      ['New Panvel', 18.99, 73.12, '', 'New Panvel East; New Panvel West'],
      ['Dronagiri', 18.87, 72.96, '', ''],
    ],
    Pune: [
      [
        'West Pune',
        18.55,
        73.78,
        '',
        'Baner; Balewadi; Aundh; Wakad; Hinjawadi; Bavdhan; Kothrud; Pashan; Sus; Warje; Mahalunge; Pimple Saudagar; Pimple Nilakh; Tathawade; Punawale; Ravet',
      ],
      [
        'East Pune',
        18.55,
        73.93,
        '',
        'Kharadi; Viman Nagar; Wagholi; Hadapsar; Kalyani Nagar; Koregaon Park; Magarpatta; Mundhwa; Keshav Nagar; Manjri; Wadgaon Sheri; Lohegaon; Vishrantwadi; Dhanori; Amanora',
      ],
      [
        'South Pune',
        18.46,
        73.87,
        '',
        'Katraj; Kondhwa; Bibwewadi; Undri; NIBM Road; Pisoli; Ambegaon; Dhankawadi; Narhe; Dhayari; Sinhagad Road; Mohammadwadi; Wanowrie',
      ],
    ],
  },
  Karnataka: {
    Bengaluru: [
      [
        'East Bengaluru',
        12.97,
        77.71,
        '',
        'Whitefield; Marathahalli; Hoodi; Brookefield; KR Puram; Mahadevapura; Kadugodi; Varthur; Bellandur; Panathur; ITPL; Kundalahalli; Old Airport Road; Indiranagar; CV Raman Nagar; Domlur; HAL; Ramamurthy Nagar; Budigere; Hoskote; Kaggadasapura; Nallurhalli; Gunjur; Thubarahalli; Munnekollal',
      ],
      [
        'North Bengaluru',
        13.07,
        77.6,
        '',
        'Hebbal; Yelahanka; Thanisandra; Jakkur; Hennur; Hennur Road; Devanahalli; RT Nagar; Sahakara Nagar; Kogilu; Bagalur; Vidyaranyapura; Jalahalli; Nagavara; Kalyan Nagar; HBR Layout; Horamavu; Kothanur; Bellary Road; Yeshwanthpur; Kannur; Rachenahalli; Kodigehalli; Hegde Nagar; Chikkajala',
      ],
      [
        'South Bengaluru',
        12.9,
        77.58,
        '',
        'Jayanagar; JP Nagar; Banashankari; BTM Layout; Basavanagudi; Bannerghatta Road; Kanakapura Road; Uttarahalli; Begur; Begur Road; Bommanahalli; Arekere; Hulimavu; Gottigere; Padmanabhanagar; Kumaraswamy Layout; Akshayanagar; Electronic City; Electronic City Phase II; HSR Layout; Koramangala; Konanakunte; Anjanapura; Subramanyapura; Talaghattapura; Thalaghattapura',
      ],
      [
        'West Bengaluru',
        12.97,
        77.52,
        '',
        'Rajajinagar; Vijayanagar; Kengeri; Raja Rajeshwari Nagar; Nagarbhavi; Nagarabhavi; Basaveshwara Nagar; Magadi Road; Mysore Road; Peenya; Tumkur Road; Dasarahalli; Laggere; Chandra Layout; Kamakshipalya; Nayandahalli; Ullal; Ullal Uppanagara; Sunkadakatte',
      ],
      [
        'Central Bengaluru',
        12.975,
        77.605,
        '',
        'MG Road; Brigade Road; Shivaji Nagar; Vasanth Nagar; Richmond Town; Richmond Road; Lavelle Road; Cunningham Road; Ulsoor; Cox Town; Frazer Town; Benson Town; Cooke Town; Shanthi Nagar; Malleshwaram; Seshadripuram; Langford Town; Langford Gardens; Residency Road; Sadashiva Nagar',
      ],
    ],
  },
  Telangana: {
    Hyderabad: [
      [
        'West Hyderabad',
        17.45,
        78.36,
        'Cyberabad; HITEC City area',
        'Gachibowli; Kondapur; Madhapur; Hitech City; Manikonda; Nallagandla; Tellapur; Kokapet; Narsingi; Miyapur; Kukatpally; Nanakramguda; Financial District; Chandanagar; Serilingampally; Lingampally; Gopanpally; Puppalaguda; Raidurgam; KPHB; Nizampet; Bachupally; Hafeezpet',
      ],
      [
        'Secunderabad',
        17.44,
        78.5,
        '',
        'Malkajgiri; Alwal; Bowenpally; Sainikpuri; Marredpally; Trimulgherry; Tarnaka; Begumpet; Kompally; AS Rao Nagar; Kapra; Yapral; Bolarum; East Marredpally; West Marredpally; Karkhana',
      ],
      [
        'East Hyderabad',
        17.38,
        78.56,
        '',
        'Uppal; LB Nagar; Nagole; Dilsukhnagar; Vanasthalipuram; Hayathnagar; Boduppal; Peerzadiguda; Habsiguda; Kothapet; Saroornagar; Ghatkesar',
      ],
    ],
  },
  'Tamil Nadu': {
    Chennai: [
      [
        'OMR',
        12.9,
        80.23,
        'Old Mahabalipuram Road; IT Corridor',
        'Perungudi; Thoraipakkam; Sholinganallur; Navalur; Siruseri; Karapakkam; Kelambakkam; Padur; Semmancheri; Egattur; Thalambur; Kandanchavadi',
      ],
      [
        'ECR',
        12.9,
        80.25,
        'East Coast Road',
        'Thiruvanmiyur; Neelankarai; Injambakkam; Palavakkam; Kottivakkam; Akkarai; Uthandi; Panaiyur; Muttukadu; Kovalam',
      ],
      [
        'South Chennai',
        12.97,
        80.2,
        '',
        'Velachery; Adyar; Thiruvanmiyur; Medavakkam; Madipakkam; Tambaram; Pallikaranai; Besant Nagar; Perungudi; Guindy; Chromepet; Pallavaram; Sholinganallur; Nanganallur; Alandur; Selaiyur; Adambakkam; Keelkattalai; Kovilambakkam; Saidapet; Mylapore; T Nagar',
      ],
      [
        'North Chennai',
        13.13,
        80.27,
        '',
        'Perambur; Kolathur; Madhavaram; Tondiarpet; Royapuram; Washermanpet; Thiruvottiyur; Villivakkam; Vyasarpadi; Red Hills; Manali; Retteri; Ennore',
      ],
      [
        'West Chennai',
        13.06,
        80.16,
        '',
        'Porur; Ambattur; Avadi; Poonamallee; Mogappair; Valasaravakkam; Iyyappanthangal; Virugambakkam; Koyambedu; Thirumullaivoyal; Thiruverkadu; Mangadu; Ramapuram; Manapakkam; Anna Nagar West',
      ],
      [
        'Central Chennai',
        13.07,
        80.24,
        '',
        'T Nagar; Nungambakkam; Egmore; Kilpauk; Anna Nagar; Kodambakkam; Chetpet; Vadapalani; Ashok Nagar; KK Nagar; Alwarpet; Teynampet; Royapettah; Triplicane; Gopalapuram; West Mambalam; Arumbakkam',
      ],
    ],
  },
  'West Bengal': {
    Kolkata: [
      [
        'South Kolkata',
        22.51,
        88.36,
        '',
        'Ballygunge; Alipore; Behala; Tollygunge; Jadavpur; Garia; Kasba; Gariahat; Bhawanipur; Bhowanipore; New Alipore; Lake Gardens; Dhakuria; Santoshpur; Haltu; Naktala; Bansdroni; Golf Green; Kalighat; Jodhpur Park; Mukundapur; Picnic Garden; Thakurpukur; Joka',
      ],
      [
        'North Kolkata',
        22.61,
        88.38,
        '',
        'Dum Dum; Shyambazar; Shyam Bazar; Belgachia; Baranagar; Lake Town; Bagbazar; Sinthi; Ultadanga; Kankurgachi; Maniktala; Birati; Belgharia; Nagerbazar; Baguiati; Kestopur; Paikpara; Cossipore',
      ],
      [
        'East Kolkata',
        22.56,
        88.42,
        '',
        'Salt Lake; New Town; Rajarhat; Baguiati; Kestopur; Tangra; Topsia; Beliaghata; EM Bypass; Chinar Park; Mukundapur; Anandapur',
      ],
      ['Rajarhat', 22.62, 88.46, '', 'New Town; Chinar Park; Rajarhat New Town'],
    ],
  },
  Gujarat: {
    Ahmedabad: [
      [
        'West Ahmedabad',
        23.03,
        72.52,
        '',
        'Satellite; Bopal; South Bopal; Prahlad Nagar; Bodakdev; Vastrapur; Thaltej; Shela; Gota; SG Highway; Ambli; Vejalpur; Jodhpur; Sola; Science City; Navrangpura; Paldi; Gurukul; Memnagar',
      ],
      [
        'SG Highway',
        23.05,
        72.51,
        'Sarkhej Gandhinagar Highway; S G Road; SG Road',
        'Bodakdev; Thaltej; Sola; Gota; Prahlad Nagar; Makarba',
      ],
    ],
  },
};

function sectors(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_one, index) => `Sector ${from + index}`).join(
    '; ',
  );
}
