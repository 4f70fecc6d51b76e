/**
 * What is put right in the GeoNames rows: admin codes, spellings in use today, populations, places that
 * are parts of a city, and towns that are missing. Written by hand; populations are those of the Census
 * of 2011 for the municipality where GeoNames had an older, a wrong or no figure. A place is named by
 * its folded GeoNames name or, where a state has two of one name, by its GeoNames id.
 */

/**
 * GeoNames first-level codes of India.
 * @type {Record<string, string>}
 */
export const STATE_OF_CODE = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '06': 'Dadra and Nagar Haveli',
  '07': 'Delhi',
  '09': 'Gujarat',
  10: 'Haryana',
  11: 'Himachal Pradesh',
  12: 'Jammu and Kashmir',
  13: 'Kerala',
  14: 'Lakshadweep',
  16: 'Maharashtra',
  17: 'Manipur',
  18: 'Meghalaya',
  19: 'Karnataka',
  20: 'Nagaland',
  21: 'Odisha',
  22: 'Puducherry',
  23: 'Punjab',
  24: 'Rajasthan',
  25: 'Tamil Nadu',
  26: 'Tripura',
  28: 'West Bengal',
  29: 'Sikkim',
  30: 'Arunachal Pradesh',
  31: 'Mizoram',
  32: 'Daman and Diu',
  33: 'Goa',
  34: 'Bihar',
  35: 'Madhya Pradesh',
  36: 'Uttar Pradesh',
  37: 'Chhattisgarh',
  38: 'Jharkhand',
  39: 'Uttarakhand',
  40: 'Telangana',
  41: 'Ladakh',
};

/**
 * Places filed under a neighbouring state: state as filed -> state they belong to.
 * @type {Record<string, Record<string, string>>}
 */
export const MOVED = {
  'Andhra Pradesh': { Parlakimidi: 'Odisha', Yanam: 'Puducherry' },
  'Arunachal Pradesh': { Margherita: 'Assam' },
  Chhattisgarh: { Umarkot: 'Odisha', Junagarh: 'Odisha', Kotaparh: 'Odisha' },
  'Himachal Pradesh': { Kalka: 'Haryana' },
  Kerala: { Mahe: 'Puducherry' },
  Maharashtra: { Nipani: 'Karnataka', Khetia: 'Madhya Pradesh' },
  Manipur: { Phek: 'Nagaland' },
  Meghalaya: { Mankachar: 'Assam' },
  Rajasthan: { Neemuch: 'Madhya Pradesh' },
  'Uttar Pradesh': { Banbasa: 'Uttarakhand' },
  'West Bengal': { Muri: 'Jharkhand', Rajmahal: 'Jharkhand' },
};

/**
 * 'GeoNames name=name in use', by the state the place belongs to.
 * @type {Record<string, string>}
 */
export const RENAMED = {
  'Andaman and Nicobar Islands': 'Port Blair=Sri Vijaya Puram',
  'Andhra Pradesh': `Rajahmundry=Rajamahendravaram; Ellore=Eluru; Cuddapah=Kadapa;
    Guntakal Junction=Guntakal; Chilakalurupet=Chilakaluripet; Tadpatri=Tadipatri;
    Anakapalle=Anakapalli; Rayachoti=Rayachoty; Narasapur=Narsapur; Bhimunipatnam=Bheemunipatnam;
    Kondapalle=Kondapalli; Tadepalle=Tadepalli; Razampeta=Rajampet; Emmiganur=Yemmiganur;
    Nayudupet=Naidupeta; Suluru=Sullurpeta; Tadepallegudem=Tadepalligudem;
    Elamanchili=Yelamanchili; Srisailain=Srisailam; Rayadrug=Rayadurg`,
  'Arunachal Pradesh': 'Along=Aalo',
  Assam: `Dhuburi=Dhubri; Sibsagar=Sivasagar; Goshaingaon=Gossaigaon; Soalkuchi=Sualkuchi;
    Lumding Railway Colony=Lumding; Moranha=Moranhat; Kharupatia=Kharupetia; Duliagaon=Duliajan`,
  Bihar: `Monghyr=Munger; Dinapore=Danapur; Mothihari=Motihari; Luckeesarai=Lakhisarai;
    Baruni=Barauni; Jahanabad=Jehanabad; Madhipura=Madhepura; Buddh Gaya=Bodh Gaya;
    Bar Bigha=Barbigha; Waris Aliganj=Warisaliganj; Fatwa=Fatuha; Masaurhi Buzurg=Masaurhi;
    Rusera=Rosera; Colgong=Kahalgaon; Kharagpur=Haveli Kharagpur; Jha-Jha=Jhajha;
    Sagauli=Sugauli; Dalsingh Sarai=Dalsinghsarai; Tekari=Tikari; Maharajgani=Maharajganj`,
  Chhattisgarh: `Raj-Nandgaon=Rajnandgaon; Ramanuj Ganj=Ramanujganj; Seorinarayan=Shivrinarayan`,
  Goa: 'Madgaon=Margao; Kankon=Canacona; Dicholi=Bicholim; Solim=Siolim; Serula=Socorro; Mapuca=Mapusa',
  Gujarat: `Disa=Deesa; Dohad=Dahod; Siddhapur=Sidhpur; Khambhaliya=Khambhalia;
    Dahegam=Dehgam; Lunavada=Lunawada; Mahemdavad=Mahemdabad; Chhota Udepur=Chhota Udaipur;
    Devgadh Bariya=Devgadh Baria; Jodiya Bandar=Jodiya`,
  Haryana: `Gurgaon=Gurugram; Thanesar=Kurukshetra; Kheri Sampla=Sampla; Kanina Khas=Kanina;
    Beri Khas=Beri; Bara Uchana=Uchana; Shadipur Julana=Julana; Maham=Meham; Taoru=Tauru;
    Mustafabad=Saraswati Nagar; Ateli Mandi=Ateli`,
  'Himachal Pradesh': `Dharamsala=Dharamshala; Kulu=Kullu; Kyelang=Keylong; Kangar=Kangra;
    Jawala Mukhi=Jwalamukhi; Tira Sujanpur=Sujanpur; Sarka Ghat=Sarkaghat; Nagar=Naggar; Sabathu=Subathu;
    Jogindarnagar=Joginder Nagar; Nagrota=Nagrota Bagwan; Chuari Khas=Chowari`,
  'Jammu and Kashmir': `Baramula=Baramulla; Sopur=Sopore; Rajaori=Rajouri; Punch=Poonch;
    Shupiyan=Shopian; Gandarbal=Ganderbal; Pahlgam=Pahalgam; Bandipura=Bandipora;
    Bhadarwah=Bhaderwah; Tsrar Sharif=Charari Sharief; Awantipur=Awantipora;
    Batoti=Batote`,
  Jharkhand: `Jumri Tilaiya=Jhumri Telaiya; Daltonganj=Medininagar; Kodarma=Koderma;
    Saraikela=Seraikela; Barki Saria=Saria; Mushabani=Musabani; Neturhat=Netarhat`,
  Karnataka: `Mysore=Mysuru; Hubli=Hubballi; Belgaum=Belagavi; Gulbarga=Kalaburagi;
    Davangere=Davanagere; Bellary=Ballari; Shimoga=Shivamogga; Tumkur=Tumakuru;
    Bijapur=Vijayapura; Mangalore=Mangaluru; Hospet=Hosapete; Chikmagalur=Chikkamagaluru;
    Bagalkot=Bagalkote; Gadag-Betageri=Gadag; Robertsonpet=Kolar Gold Fields;
    Gangawati=Gangavathi; Ranibennur=Ranebennuru; Closepet=Ramanagara;
    Dod Ballapur=Doddaballapura; Chik Ballapur=Chikkaballapura; Chamrajnagar=Chamarajanagara;
    Kankanhalli=Kanakapura; Coondapoor=Kundapura; Hole Narsipur=Holenarasipura;
    Maddagiri=Madhugiri; Devanhalli=Devanahalli; French Rocks=Pandavapura;
    Virarajendrapet=Virajpet; Beltangadi=Belthangady; Bail-Hongal=Bailhongal;
    Mudbidri=Moodabidri; Shrirangapattana=Srirangapatna; Rabkavi=Rabkavi Banhatti;
    Tirumakudal Narsipur=Tirumakudalu Narasipura; Heggadadevankote=Heggadadevanakote;
    Murudeshwara=Murdeshwar; Bantval=Bantwal; Chikodi=Chikkodi; Athni=Athani; Sakleshpur=Sakleshpura;
    Mudgere=Mudigere; Sravana Belgola=Shravanabelagola; Krishnarajpet=Krishnarajpete;
    Hosdurga=Hosadurga; Hadagalli=Hoovina Hadagali`,
  Kerala: `Cochin=Kochi; Palghat=Palakkad; Tellicherry=Thalassery; Badagara=Vatakara;
    Kannangad=Kanhangad; Tiruvalla=Thiruvalla; Changanacheri=Changanassery;
    Mannarakkat=Mannarkkad; Kizhake Chalakudi=Chalakudy; Shoranur=Shornur;
    Paravur Tekkumbhagam=Paravur; Kotamangalam=Kothamangalam; Angamali=Angamaly; Ferokh=Feroke;
    Vaikam=Vaikom; Nileshwar=Nileshwaram; Manjeshvar=Manjeshwar; Lalam=Pala; Kalpatta=Kalpetta;
    Talipparamba=Taliparamba; Ottappalam=Ottapalam; Pappinissheri=Pappinisseri; Chetwayi=Chettuva`,
  'Madhya Pradesh': `Saugor=Sagar; Murwara=Katni; Hoshangabad=Narmadapuram; Basoda=Ganj Basoda;
    Harda Khas=Harda; Etawa=Bina; Khajuraho Group of Monuments=Khajuraho; Deori Khas=Deori;
    Jamai=Junnardeo; Agar=Agar Malwa; Babai=Makhan Nagar; Nasrullahganj=Bherunda`,
  Maharashtra: `Pimpri=Pimpri-Chinchwad; Bhayandar=Mira-Bhayandar; Virar=Vasai-Virar;
    Aurangabad=Chhatrapati Sambhajinagar; Ahmadnagar=Ahilyanagar; Dhulia=Dhule; Chanda=Chandrapur;
    Amarnath=Ambernath; Bhusaval=Bhusawal; Osmanabad=Dharashiv; Lonavla=Lonavala; Barsi=Barshi;
    Ballalpur=Ballarpur; Parli Vaijnath=Parli; Savantvadi=Sawantwadi; Vite=Vita; Kamthi=Kamptee;
    Diglur=Deglur; Dattapur=Dhamangaon; Mukher=Mukhed; Sirur=Shirur; Kankauli=Kankavli;
    Nandura Buzurg=Nandura; Ghoti Budrukh=Ghoti; Mehekar=Mehkar; Anshing=Ansing;
    Trimbak=Trimbakeshwar; Kurduvadi=Kurduwadi;
    Akalkot=Akkalkot; Sasvad=Saswad`,
  Meghalaya: 'Cherrapunji=Sohra',
  Mizoram: 'Saiha=Siaha; Saitlaw=Saitual',
  Odisha: `Bhubaneshwar=Bhubaneswar; Raurkela=Rourkela; Bhadrakh=Bhadrak;
    Nowrangapur=Nabarangpur; Paradip Garh=Paradip; Kendraparha=Kendrapara; Khurda=Khordha;
    Patamundai=Pattamundai; Malakanagiri=Malkangiri; Konarka=Konark;
    Parlakimidi=Paralakhemundi; Kharhial=Khariar; Asika=Aska; Umarkot=Umerkote; Kotaparh=Kotpad;
    Hinjilikatu=Hinjilicut; Jaleshwar=Jaleswar; Kaintragarh=Kantragada; Baud=Boudh`,
  Punjab: `Maler Kotla=Malerkotla; Muktsar=Sri Muktsar Sahib; Ferozepore=Firozpur; Ropar=Rupnagar;
    Anandpur=Anandpur Sahib; Rampura=Rampura Phul; Balachor=Balachaur; Ram Das=Ramdas;
    Bhulath Gharbi=Bhulath; Khamanon Kalan=Khamanon; Kot Isa Khan=Kot Ise Khan;
    Dera Nanak=Dera Baba Nanak; Sultanpur=Sultanpur Lodhi; Laungowal=Longowal; Jaito=Jaitu;
    1276764=Bassi Pathana; 1276765=Dera Bassi`,
  Rajasthan: `Ganganagar=Sri Ganganagar; Chittaurgarh=Chittorgarh; Jhunjhunun=Jhunjhunu;
    Dhaulpur=Dholpur; 1271675=Gangapur City; Lachhmangarh Sikar=Lachhmangarh; Dig=Deeg;
    Merta=Merta City; Jalor=Jalore; Chidawa=Chirawa; Abu=Mount Abu; Wer=Weir;
    1253985=Udaipurwati; Hindaun=Hindaun City; Pilibangan=Pilibanga;
    Mahwah=Mahwa; Meethari Marwar=Mithri; Basi=Bassi`,
  'Tamil Nadu': `Tanjore=Thanjavur; Teni=Theni; Karaikkudi=Karaikudi; Rajapalaiyam=Rajapalayam;
    Negapatam=Nagapattinam; Chingleput=Chengalpattu; Thenkasi=Tenkasi; Seven Pagodas=Mamallapuram;
    Wallajahbad=Walajabad; Kanniyakumari=Kanyakumari; Tirupparangunram=Thiruparankundram;
    Idappadi=Edappadi; Peranampattu=Pernambut; Poonamalle=Poonamallee; Arantangi=Aranthangi;
    Turaiyur=Thuraiyur; Tiruchchendur=Tiruchendur; Virudunagar=Virudhunagar;
    Kallakkurichchi=Kallakurichi; Jayamkondacholapuram=Jayankondam; Anamalais=Anaimalai;
    Denkanikota=Denkanikottai; Vattalkundu=Batlagundu; Vadakku Valliyur=Valliyur;
    Tirukkoyilur=Tirukoilur; Gummidipundi=Gummidipoondi; Jalarpet=Jolarpettai;
    Vriddhachalam=Virudhachalam; Tinnanur=Thirunindravur;
    Periyanayakkanpalaiyam=Periyanaickenpalayam;
    Chettipalaiyam=Chettipalayam; Udumalaippettai=Udumalaipettai; Puliyangudi=Puliyankudi`,
  Telangana: `Suriapet=Suryapet; Mirialguda=Miryalaguda; Mancheral=Mancherial;
    Kottagudem=Kothagudem; Kamareddi=Kamareddy; Kodar=Kodad; Wanparti=Wanaparthy; Bhaisa=Bhainsa;
    Farrukhnagar=Shadnagar; Mahbubabad=Mahabubabad;
    Mahbubnagar=Mahabubnagar; Sangareddi=Sangareddy; Vemalwada=Vemulawada;
    Nagar Karnul=Nagarkurnool; Ramgundam=Ramagundam; Sadaseopet=Sadasivpet; Koratla=Korutla;
    Sathupalli=Sathupally; Lakshettipet=Luxettipet`,
  Uttarakhand: `Dehra Dun=Dehradun; Naini Tal=Nainital; Kotdwara=Kotdwar; Tehri=New Tehri;
    Bhim Tal=Bhimtal; Devaprayag=Devprayag; Birbhaddar=Veerbhadra; Raiwala Bara=Raiwala;
    Harbatpur=Herbertpur`,
  'Uttar Pradesh': `Allahabad=Prayagraj; Shahjanpur=Shahjahanpur; Bahraigh=Bahraich;
    Gonda City=Gonda; Chanduasi=Chandausi; Mughal Sarai=Pandit Deen Dayal Upadhyay Nagar;
    Ajodhya=Ayodhya; 1261641=Barabanki; Bela=Pratapgarh; Gola Gokarannath=Gola Gokaran Nath;
    Kosi=Kosi Kalan; Pilkhua=Pilkhuwa; Ganj Dundwara=Ganjdundwara; Rudarpur=Rudrapur;
    Garhmuktesar=Garhmukteshwar; Fatehganj West=Fatehganj Pashchimi; Renukut=Renukoot;
    Sarai Ekdil=Ekdil; Jagnair=Jagner; Bishunpur Urf Maharajganj=Bishunpur; Sikandarabad=Sikandrabad;
    Maharaganj=Maharajganj`,
  'West Bengal': `Haora=Howrah; Nangi=Maheshtala; Barddhaman=Bardhaman; Bali=Bally;
    Ingraj Bazar=English Bazar; Darjiling=Darjeeling; Koch Bihar=Cooch Behar; Puruliya=Purulia;
    Hugli=Hooghly-Chinsurah; Shrirampur=Serampore; Baharampur=Berhampore; Katoya=Katwa;
    Baj Baj=Budge Budge; Karsiyang=Kurseong; Siuri=Suri; Rampur Hat=Rampurhat;
    Alipur Duar=Alipurduar; Dam Dam=Dum Dum; Barakpur=Barrackpore; Navadwip=Nabadwip;
    Bansbaria=Bansberia; Khardah=Khardaha; Jaynagar-Majilpur=Jaynagar Majilpur;
    Bali Chak=Balichak; Goyerkata=Gairkata`,
};

/**
 * Rows that are no town of their own: doubles of another row, villages with a district's figure, stray labels.
 * @type {Record<string, string>}
 */
export const DROPPED = {
  'Andhra Pradesh': `Ponnur; Chinnachowk; Chemmumiahpet; Ramanayyapeta; Akkarampalle;
    Govindapuram,Chilakaluripet,Guntur`,
  Bihar: '1277940',
  Chhattisgarh: '1267173',
  Delhi: 'New Delhi; Shahdara',
  Gujarat: 'Kundla',
  Haryana: 'Gorakhpur',
  Karnataka: 'Gadag; Canacona; Dasarahalli; Vadigenhalli; Hosakote',
  Kerala: 'Shertallai; Muvattupula; Perumpavur; Alwaye',
  'Madhya Pradesh': 'Punasa',
  Maharashtra: 'Artist Village; Goregaon; Shiraguppi',
  Odisha: 'Bada Barabil',
  'Tamil Nadu':
    'Chetput; George Town; Gandhi Nagar; Mettuppalaiyam; V.S.K.Valasai (Dindigul-Dist.)',
  Telangana: '8347656; Kyathampalle; Palwancha',
  'Uttar Pradesh': 'Fyzabad; Sector; 1261638; Dayal Bagh',
  'West Bengal': `1277066; Shyamnagar; Kalimpong, Крукети; Harina Pashdal Bar; Lakhyabad; Solap`,
};

/**
 * Places that people know as part of a city: state -> city -> places. They become localities.
 * @type {Record<string, Record<string, string>>}
 */
export const PARTS = {
  'Andhra Pradesh': { Visakhapatnam: 'Gajuwaka; Vepagunta' },
  Delhi: {
    Delhi: `Najafgarh; Rohini; Narela; Karol Bagh; Nangloi Jat=Nangloi; Deoli; Defence Colony;
      Bawana; Alipur; Pitampura`,
  },
  Gujarat: { Ahmedabad: 'Naroda; Sarkhej', Surat: 'Utran; Amroli; Sachin' },
  Jharkhand: { Jamshedpur: 'Jugsalai' },
  Karnataka: { Bengaluru: 'Yelahanka' },
  Kerala: { Kozhikode: 'Beypore' },
  Maharashtra: {
    Mumbai: 'Borivli=Borivali; Powai',
    'Navi Mumbai': 'Airoli',
    Pune: 'Shivaji Nagar; Khadki; Lohogaon=Lohegaon',
  },
  'Tamil Nadu': {
    Chennai: `Ambattur; Tiruvottiyur=Thiruvottiyur; Alandur; Saint Thomas Mount=St Thomas Mount; Porur;
      Madipakkam; Perungudi; Palavakkam; Neelankarai; Injambakkam; Manappakkam;
      Kattivakkam; Manali`,
    Coimbatore: 'Singanallur',
  },
  Telangana: {
    Hyderabad: `Kukatpalli=Kukatpally; Lal Bahadur Nagar=LB Nagar; Quthbullapur;
      Serilingampalle=Serilingampally; Malkajgiri; Uppal Kalan=Uppal; Balapur;
      Gaddi Annaram=Gaddiannaram`,
  },
  'West Bengal': { Kolkata: 'Bara Bazar=Burrabazar' },
};
