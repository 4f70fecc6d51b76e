/**
 * Towns that give their district its name: state -> towns, separated by semicolons. For a town that stands
 * neither here nor in districtTowns.ts the district is unknown and nothing is guessed.
 */
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
