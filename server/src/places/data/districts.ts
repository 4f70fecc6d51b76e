/**
 * Districts of the larger towns, as far as they are known for certain; for any other town the district is
 * unknown and nothing is guessed.
 */

/** State -> towns that give their district its name, separated by semicolons. */
export const DISTRICT_SEATS: Readonly<Record<string, string>> = {
  'Andhra Pradesh': `Anantapur; Chittoor; Eluru; Guntur; Kakinada; Kurnool; Nandyal; Srikakulam; Tirupati;
    Visakhapatnam; Vizianagaram`,
  Assam: `Barpeta; Bongaigaon; Dhubri; Dibrugarh; Goalpara; Golaghat; Hailakandi; Jorhat; Karimganj;
    Kokrajhar; Nagaon; Nalbari; Sivasagar; Tinsukia`,
  Bihar: `Araria; Arwal; Aurangabad; Banka; Begusarai; Bhagalpur; Buxar; Darbhanga; Gaya; Gopalganj;
    Jamui; Jehanabad; Katihar; Khagaria; Kishanganj; Lakhisarai; Madhepura; Madhubani; Munger;
    Muzaffarpur; Nawada; Patna; Purnia; Saharsa; Samastipur; Sheikhpura; Sitamarhi; Siwan;
    Supaul`,
  Chandigarh: 'Chandigarh',
  Chhattisgarh: `Balod; Bemetara; Bilaspur; Dhamtari; Durg; Gariaband; Kanker; Kondagaon; Korba; Mahasamund;
    Mungeli; Narayanpur; Raigarh; Raipur; Rajnandgaon; Sukma; Surajpur`,
  'Daman and Diu': 'Daman; Diu',
  Gujarat: `Ahmedabad; Amreli; Anand; Bharuch; Bhavnagar; Botad; Dahod; Gandhinagar; Jamnagar; Junagadh;
    Mehsana; Morbi; Navsari; Patan; Porbandar; Rajkot; Surat; Surendranagar; Vadodara; Valsad`,
  Haryana: `Ambala; Bhiwani; Charkhi Dadri; Faridabad; Fatehabad; Gurugram; Hisar; Jhajjar; Jind;
    Kaithal; Karnal; Kurukshetra; Nuh; Palwal; Panchkula; Panipat; Rewari; Rohtak; Sirsa;
    Sonipat; Yamunanagar`,
  'Himachal Pradesh': 'Bilaspur; Chamba; Hamirpur; Kangra; Kullu; Mandi; Shimla; Solan; Una',
  'Jammu and Kashmir': `Anantnag; Bandipora; Baramulla; Budgam; Doda; Ganderbal; Jammu; Kathua; Kishtwar; Kulgam;
    Kupwara; Poonch; Pulwama; Rajouri; Ramban; Samba; Shopian; Srinagar; Udhampur`,
  Jharkhand: `Bokaro; Chatra; Deoghar; Dhanbad; Dumka; Garhwa; Giridih; Godda; Gumla; Hazaribagh; Jamtara;
    Khunti; Koderma; Latehar; Lohardaga; Pakur; Ramgarh; Ranchi; Sahibganj; Simdega`,
  Karnataka: `Bagalkote; Ballari; Belagavi; Bidar; Chamarajanagara; Chikkaballapura; Chikkamagaluru;
    Chitradurga; Davanagere; Dharwad; Gadag; Hassan; Haveri; Kalaburagi; Kolar; Koppal; Mandya;
    Mysuru; Raichur; Shivamogga; Tumakuru; Udupi; Vijayapura; Yadgir`,
  Kerala: `Alappuzha; Idukki; Kannur; Kasaragod; Kollam; Kottayam; Kozhikode; Malappuram; Palakkad;
    Pathanamthitta; Thiruvananthapuram; Thrissur`,
  Ladakh: 'Kargil; Leh',
  'Madhya Pradesh': `Agar Malwa; Alirajpur; Anuppur; Ashoknagar; Balaghat; Barwani; Betul; Bhind; Bhopal;
    Burhanpur; Chhatarpur; Chhindwara; Damoh; Datia; Dewas; Dhar; Dindori; Guna; Gwalior; Harda;
    Indore; Jabalpur; Jhabua; Katni; Khandwa; Khargone; Mandla; Mandsaur; Morena; Narmadapuram;
    Narsimhapur; Neemuch; Panna; Raisen; Rajgarh; Ratlam; Rewa; Sagar; Satna; Sehore; Seoni;
    Shahdol; Shajapur; Sheopur; Shivpuri; Sidhi; Singrauli; Tikamgarh; Ujjain; Umaria; Vidisha`,
  Maharashtra: `Ahilyanagar; Akola; Amravati; Beed; Bhandara; Chandrapur; Chhatrapati Sambhajinagar;
    Dharashiv; Dhule; Gadchiroli; Gondia; Hingoli; Jalgaon; Jalna; Kolhapur; Latur; Nagpur;
    Nanded; Nandurbar; Nashik; Palghar; Parbhani; Pune; Ratnagiri; Sangli; Satara; Solapur;
    Thane; Wardha; Washim; Yavatmal`,
  Mizoram: 'Aizawl',
  Nagaland: 'Chumoukedima; Dimapur; Kohima',
  Odisha: `Angul; Balangir; Balasore; Bargarh; Bhadrak; Boudh; Cuttack; Dhenkanal; Jagatsinghapur;
    Jajpur; Jharsuguda; Kendrapara; Keonjhar; Khordha; Koraput; Malkangiri; Nabarangpur;
    Nayagarh; Puri; Rayagada; Sambalpur; Sundargarh`,
  Puducherry: 'Karaikal; Mahe; Puducherry; Yanam',
  Punjab: `Amritsar; Barnala; Bathinda; Faridkot; Fazilka; Firozpur; Gurdaspur; Hoshiarpur; Jalandhar;
    Kapurthala; Ludhiana; Malerkotla; Mansa; Moga; Pathankot; Patiala; Rupnagar; Sangrur;
    Sri Muktsar Sahib; Tarn Taran`,
  Rajasthan: `Ajmer; Alwar; Banswara; Baran; Barmer; Beawar; Bharatpur; Bhilwara; Bikaner; Bundi;
    Chittorgarh; Churu; Dausa; Deeg; Dholpur; Dungarpur; Hanumangarh; Jaipur; Jaisalmer; Jalore;
    Jhalawar; Jhunjhunu; Jodhpur; Karauli; Kota; Nagaur; Pali; Phalodi; Pratapgarh; Rajsamand;
    Salumbar; Sawai Madhopur; Sikar; Sirohi; Sri Ganganagar; Tonk; Udaipur`,
  Sikkim: 'Gangtok',
  'Tamil Nadu': `Ariyalur; Chengalpattu; Chennai; Coimbatore; Cuddalore; Dharmapuri; Dindigul; Erode;
    Kallakurichi; Kanchipuram; Kanyakumari; Karur; Krishnagiri; Madurai; Mayiladuthurai;
    Nagapattinam; Namakkal; Perambalur; Pudukkottai; Ramanathapuram; Ranipet; Salem; Sivaganga;
    Tenkasi; Thanjavur; Theni; Thiruvarur; Thoothukudi; Tiruchirappalli; Tirunelveli; Tiruppur;
    Tiruvallur; Tiruvannamalai; Vellore; Virudhunagar`,
  Telangana: `Adilabad; Hyderabad; Jagtial; Jangaon; Kamareddy; Karimnagar; Khammam; Mahabubabad;
    Mahabubnagar; Mancherial; Medak; Nagarkurnool; Nalgonda; Narayanpet; Nirmal; Nizamabad;
    Sangareddy; Siddipet; Suryapet; Vikarabad; Wanaparthy; Warangal`,
  'Uttar Pradesh': `Agra; Aligarh; Amethi; Amroha; Auraiya; Ayodhya; Azamgarh; Baghpat; Bahraich; Ballia;
    Balrampur; Banda; Barabanki; Bareilly; Basti; Bhadohi; Bijnor; Budaun; Bulandshahr;
    Chandauli; Chitrakoot; Deoria; Etah; Etawah; Farrukhabad; Fatehpur; Firozabad; Ghaziabad;
    Ghazipur; Gonda; Gorakhpur; Hamirpur; Hapur; Hardoi; Hathras; Jaunpur; Jhansi; Kannauj;
    Kasganj; Kushinagar; Lalitpur; Lucknow; Maharajganj; Mahoba; Mainpuri; Mathura; Mau; Meerut;
    Mirzapur; Moradabad; Muzaffarnagar; Pilibhit; Pratapgarh; Prayagraj; Raebareli; Rampur;
    Saharanpur; Sambhal; Shahjahanpur; Shamli; Sitapur; Sultanpur; Unnao; Varanasi`,
  Uttarakhand: `Almora; Bageshwar; Champawat; Dehradun; Haridwar; Nainital; Pithoragarh; Rudraprayag;
    Uttarkashi`,
  'West Bengal': `Alipurduar; Bankura; Cooch Behar; Darjeeling; Howrah; Jalpaiguri; Jhargram; Kalimpong;
    Kolkata; Murshidabad; Purulia`,
};

/** State -> district -> its other towns, separated by semicolons. */
export const DISTRICT_TOWNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Andaman and Nicobar Islands': {
    'South Andaman': 'Sri Vijaya Puram',
  },
  'Andhra Pradesh': {
    Anantapur: 'Guntakal; Tadipatri',
    Annamayya: 'Madanapalle; Rayachoty',
    'East Godavari': 'Rajamahendravaram',
    Guntur: 'Tenali; Mangalagiri; Amaravati',
    Krishna: 'Machilipatnam; Gudivada',
    Kurnool: 'Adoni',
    NTR: 'Vijayawada',
    Palnadu: 'Narasaraopet; Chilakaluripet',
    Prakasam: 'Ongole',
    'Sri Potti Sriramulu Nellore': 'Nellore',
    'Sri Sathya Sai': 'Hindupur; Dharmavaram; Puttaparthi',
    Tirupati: 'Tirumala; Renigunta',
    'West Godavari': 'Bhimavaram; Tadepalligudem',
    'YSR Kadapa': 'Kadapa; Proddatur',
  },
  Assam: {
    Cachar: 'Silchar',
    'Kamrup Metropolitan': 'Guwahati; Dispur',
    Sonitpur: 'Tezpur',
  },
  Bihar: {
    Bhojpur: 'Arrah',
    Gaya: 'Bodh Gaya',
    Munger: 'Jamalpur',
    Nalanda: 'Bihar Sharif; Rajgir',
    'Paschim Champaran': 'Bettiah; Bagaha',
    Patna: 'Danapur',
    'Purvi Champaran': 'Motihari; Raxaul',
    Rohtas: 'Sasaram; Dehri',
    Saran: 'Chapra',
    Vaishali: 'Hajipur',
  },
  Chhattisgarh: {
    Bastar: 'Jagdalpur',
    Durg: 'Bhilai',
    Raipur: 'Nava Raipur',
    Surguja: 'Ambikapur',
  },
  'Dadra and Nagar Haveli': {
    'Dadra and Nagar Haveli': 'Silvassa; Dadra; Amli',
  },
  Delhi: {
    'New Delhi': 'Delhi',
  },
  Goa: {
    'North Goa': 'Panaji; Mapusa; Ponda; Calangute; Candolim; Bicholim; Pernem',
    'South Goa': 'Margao; Vasco da Gama; Mormugao; Curchorem; Canacona; Colva; Benaulim',
  },
  Gujarat: {
    Ahmedabad: 'Sanand; Dholera; Dholka',
    Anand: 'Vallabh Vidyanagar',
    Banaskantha: 'Palanpur; Deesa',
    Bharuch: 'Ankleshwar',
    Bhavnagar: 'Mahuva',
    Gandhinagar: 'Kalol',
    'Gir Somnath': 'Veraval',
    Kheda: 'Nadiad',
    Kutch: 'Bhuj; Gandhidham; Anjar; Mundra',
    Navsari: 'Bilimora',
    Panchmahal: 'Godhra',
    Rajkot: 'Gondal; Jetpur',
    Sabarkantha: 'Himatnagar; Idar',
    Surat: 'Bardoli',
    Valsad: 'Vapi',
  },
  Haryana: {
    Gurugram: 'Manesar; Sohna; Pataudi',
    Hisar: 'Hansi',
    Jhajjar: 'Bahadurgarh',
    Palwal: 'Hodal',
    Panchkula: 'Kalka; Pinjaur',
    Panipat: 'Samalkha',
    Rewari: 'Dharuhera; Bawal',
    Sonipat: 'Kundli; Gohana',
    Yamunanagar: 'Jagadhri',
  },
  'Himachal Pradesh': {
    Kangra: 'Dharamshala; Palampur',
    Kullu: 'Manali',
    Shimla: 'Rampur',
    Solan: 'Baddi; Kasauli; Parwanoo; Nalagarh',
  },
  'Jammu and Kashmir': {
    Reasi: 'Katra',
  },
  Jharkhand: {
    Bokaro: 'Chas; Phusro',
    Dhanbad: 'Jharia; Katras',
    'East Singhbhum': 'Jamshedpur',
    'Seraikela Kharsawan': 'Adityapur; Seraikela',
  },
  Karnataka: {
    Belagavi: 'Gokak',
    'Bengaluru Rural': 'Devanahalli; Doddaballapura; Hoskote; Nelamangala',
    'Bengaluru Urban': 'Bengaluru; Anekal',
    'Dakshina Kannada': 'Mangaluru; Moodabidri; Puttur; Bantwal',
    Dharwad: 'Hubballi',
    Hassan: 'Sakleshpura',
    Haveri: 'Ranebennuru',
    Kodagu: 'Madikeri; Kushalnagar; Virajpet',
    Kolar: 'Kolar Gold Fields',
    Koppal: 'Gangavathi',
    Mandya: 'Srirangapatna',
    Mysuru: 'Nanjangud; Hunsur',
    Shivamogga: 'Bhadravati',
    Udupi: 'Manipal; Kundapura; Karkala',
    'Uttara Kannada': 'Karwar; Sirsi; Dandeli; Gokarna; Murdeshwar',
    Vijayanagara: 'Hosapete; Hampi',
  },
  Kerala: {
    Alappuzha: 'Kayankulam; Cherthala',
    Ernakulam: 'Kochi; Aluva; Kalamassery; Thripunithura; Angamaly; Perumbavoor',
    Idukki: 'Munnar',
    Kannur: 'Thalassery; Payyannur',
    Kasaragod: 'Kanhangad',
    Kollam: 'Punalur',
    Kottayam: 'Pala; Changanassery',
    Kozhikode: 'Vatakara',
    Malappuram: 'Manjeri; Ponnani; Tirur; Perinthalmanna',
    Palakkad: 'Ottapalam; Shornur',
    Pathanamthitta: 'Thiruvalla; Adur',
    Thiruvananthapuram: 'Kovalam; Neyyattinkara; Attingal; Varkala',
    Thrissur: 'Guruvayur; Chalakudy; Kodungallur',
    Wayanad: 'Kalpetta; Sultan Bathery',
  },
  Lakshadweep: {
    Lakshadweep: 'Kavaratti',
  },
  'Madhya Pradesh': {
    Dhar: 'Pithampur',
    Gwalior: 'Dabra',
    Indore: 'Dr Ambedkar Nagar',
    Raisen: 'Mandideep; Sanchi',
    Ratlam: 'Jaora',
    Sagar: 'Bina',
    Ujjain: 'Nagda',
  },
  Maharashtra: {
    Ahilyanagar: 'Shirdi; Sangamner',
    Amravati: 'Achalpur',
    Beed: 'Ambajogai',
    Chandrapur: 'Ballarpur',
    'Chhatrapati Sambhajinagar': 'Paithan',
    Jalgaon: 'Bhusawal; Amalner',
    Kolhapur: 'Ichalkaranji',
    Latur: 'Udgir',
    'Mumbai Suburban': 'Mumbai',
    Nagpur: 'Kamptee',
    Nashik: 'Malegaon; Deolali; Igatpuri; Sinnar',
    Palghar: 'Vasai-Virar; Boisar; Dahanu',
    Pune: 'Pimpri-Chinchwad; Lonavala; Talegaon Dabhade; Chakan; Baramati; Alandi; Dehu',
    Raigad: 'Panvel; Alibag; Karjat; Khopoli; Pen; Uran; Matheran; Neral',
    Ratnagiri: 'Chiplun',
    Satara: 'Karad; Mahabaleshwar; Panchgani',
    Sindhudurg: 'Sawantwadi; Malvan; Kudal; Vengurla',
    Solapur: 'Barshi; Pandharpur',
    Thane:
      'Navi Mumbai; Kalyan; Dombivli; Bhiwandi; Ulhasnagar; Mira-Bhayandar; Ambernath; Badlapur',
    Wardha: 'Hinganghat',
  },
  Manipur: {
    'Imphal West': 'Imphal',
  },
  Meghalaya: {
    'East Khasi Hills': 'Shillong; Sohra',
  },
  Odisha: {
    Ganjam: 'Brahmapur',
    Khordha: 'Bhubaneswar; Jatani',
    Mayurbhanj: 'Baripada',
    Puri: 'Konark',
    Sundargarh: 'Rourkela',
  },
  Punjab: {
    Fazilka: 'Abohar',
    Gurdaspur: 'Batala',
    Jalandhar: 'Phillaur',
    Kapurthala: 'Phagwara',
    Ludhiana: 'Khanna; Jagraon',
    Patiala: 'Rajpura; Nabha',
    Rupnagar: 'Anandpur Sahib; Nangal',
    'Sahibzada Ajit Singh Nagar': 'Mohali; Zirakpur; Kharar; Dera Bassi; New Chandigarh; Banur',
    'Shahid Bhagat Singh Nagar': 'Nawanshahr; Banga',
  },
  Rajasthan: {
    Ajmer: 'Kishangarh; Pushkar',
    Jaipur: 'Chaksu; Phulera',
    Karauli: 'Hindaun City',
    'Khairthal-Tijara': 'Bhiwadi; Tijara',
    'Kotputli-Behror': 'Kotputli; Behror; Neemrana',
    'Sawai Madhopur': 'Gangapur City',
    Sirohi: 'Mount Abu; Abu Road',
  },
  'Tamil Nadu': {
    Chengalpattu: 'Tambaram; Pallavaram; Guduvancheri; Vandalur; Mamallapuram',
    Coimbatore: 'Pollachi; Mettupalayam',
    Cuddalore: 'Neyveli; Chidambaram',
    Dindigul: 'Kodaikanal; Palani',
    Kanchipuram: 'Sriperumbudur',
    Kanyakumari: 'Nagercoil',
    Krishnagiri: 'Hosur',
    Nilgiris: 'Ooty; Kotagiri; Gudalur',
    Salem: 'Mettur',
    Sivaganga: 'Karaikudi',
    Thanjavur: 'Kumbakonam',
    Thoothukudi: 'Kovilpatti',
    Tirupathur: 'Ambur; Vaniyambadi',
    Tiruvallur: 'Avadi; Poonamallee',
    Tiruvannamalai: 'Arni',
    Viluppuram: 'Villupuram; Auroville',
    Virudhunagar: 'Sivakasi; Rajapalayam',
  },
  Telangana: {
    Hyderabad: 'Secunderabad',
    'Medchal-Malkajgiri': 'Medchal; Ghatkesar',
    Nalgonda: 'Miryalaguda',
    Peddapalli: 'Ramagundam',
    'Ranga Reddy': 'Shadnagar',
    Sangareddy: 'Patancheru; Zahirabad',
    Suryapet: 'Kodad',
  },
  Tripura: {
    'West Tripura': 'Agartala',
  },
  'Uttar Pradesh': {
    Agra: 'Fatehpur Sikri',
    'Ambedkar Nagar': 'Akbarpur; Tanda',
    Amroha: 'Gajraula',
    Baghpat: 'Baraut',
    Bulandshahr: 'Khurja; Sikandrabad',
    Chandauli: 'Pandit Deen Dayal Upadhyay Nagar',
    Farrukhabad: 'Fatehgarh',
    Firozabad: 'Shikohabad; Tundla',
    'Gautam Buddha Nagar': 'Noida; Greater Noida; Dadri; Jewar; Dankaur; Rabupura',
    Ghaziabad: 'Loni; Modinagar; Muradnagar; Dasna',
    Hapur: 'Pilkhuwa; Garhmukteshwar',
    Jalaun: 'Orai',
    'Kanpur Nagar': 'Kanpur; Bithur',
    Kushinagar: 'Padrauna',
    'Lakhimpur Kheri': 'Lakhimpur',
    Lucknow: 'Malihabad; Kakori',
    Mathura: 'Vrindavan; Kosi Kalan; Govardhan; Barsana',
    Meerut: 'Mawana; Sardhana',
    Mirzapur: 'Chunar',
    Muzaffarnagar: 'Khatauli',
    Prayagraj: 'Jhusi; Phulpur',
    Saharanpur: 'Deoband',
    Sambhal: 'Chandausi',
    Sonbhadra: 'Robertsganj; Renukoot',
  },
  Uttarakhand: {
    Bageshwar: 'Kausani',
    Chamoli: 'Joshimath',
    Dehradun: 'Mussoorie; Rishikesh; Vikasnagar; Doiwala',
    Haridwar: 'Roorkee',
    Nainital: 'Haldwani; Bhimtal; Ramnagar; Mukteshwar',
    'Pauri Garhwal': 'Pauri; Kotdwar',
    'Tehri Garhwal': 'New Tehri',
    'Udham Singh Nagar': 'Rudrapur; Kashipur; Kichha; Sitarganj',
  },
  'West Bengal': {
    Bankura: 'Bishnupur',
    Birbhum: 'Bolpur; Suri; Rampurhat',
    'Dakshin Dinajpur': 'Balurghat',
    Darjeeling: 'Siliguri; Kurseong; Mirik',
    Hooghly: `Hooghly-Chinsurah; Serampore; Chandannagar; Rishra; Uttarpara; Baidyabati; Bhadreswar;
    Champdany; Bansberia; Konnagar; Singur`,
    Howrah: 'Bally; Uluberia',
    Malda: 'English Bazar',
    Murshidabad: 'Berhampore; Jangipur',
    Nadia: 'Krishnanagar; Kalyani; Shantipur; Nabadwip; Ranaghat',
    'North 24 Parganas': `Barasat; Bidhannagar; South Dum Dum; North Dum Dum; Dum Dum; Barrackpore; Panihati;
    Kamarhati; Baranagar; Bhatpara; Naihati; Madhyamgram; Habra; Halisahar; Kanchrapara;
    Khardaha; Titagarh; Bangaon; Basirhat; Ashoknagar Kalyangarh`,
    'Paschim Bardhaman': 'Asansol; Durgapur; Kulti; Raniganj; Jamuria',
    'Paschim Medinipur': 'Kharagpur; Medinipur; Ghatal',
    'Purba Bardhaman': 'Bardhaman; Katwa; Kalna; Memari',
    'Purba Medinipur': 'Haldia; Contai; Tamluk; Digha',
    'South 24 Parganas': 'Maheshtala; Rajpur Sonarpur; Baruipur; Budge Budge; Diamond Harbour',
    'Uttar Dinajpur': 'Raiganj',
  },
};
