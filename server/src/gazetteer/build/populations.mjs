/**
 * Census of 2011, municipality; '?' where GeoNames gives the figure of a whole block or district.
 * @type {Record<string, string>}
 */
export const POPULATIONS = {
  'Andhra Pradesh': `Visakhapatnam 1728128; Vijayawada 1034358; Guntur 670073; Nellore 547621;
    Kurnool 457633; Rajamahendravaram 341831; Kakinada 312538; Tirupati 287482; Kadapa 343054;
    Anantapur 261004; Eluru 217876; Ongole 204746; Nandyal 211424; Machilipatnam 169892;
    Adoni 166344; Proddatur 163970; Chittoor 160722; Hindupur 151677; Bhimavaram 146961;
    Madanapalle 180180; Guntakal 126270; Srikakulam 137944; Dharmavaram 121874; Vizianagaram 244598;
    Gudivada 118167; Narasaraopet 116250; Tadipatri 108171; Tadepalligudem 104032;
    Chilakaluripet 101398; Attili ?`,
  Assam: `Guwahati 957352; Silchar 178865; Jorhat 153889; Dibrugarh 154019; Tinsukia 126389;
    Tezpur 102505; Bongaigaon 109810`,
  Bihar: `Patna 1684222; Gaya 474093; Bhagalpur 400146; Muzaffarpur 354462; Purnia 310738;
    Darbhanga 296039; Bihar Sharif 297268; Arrah 261430; Begusarai 252008; Katihar 240838;
    Munger 213303; Chapra 202352; Danapur 182429; Saharsa 156540; Hajipur 147688; Dehri 137231;
    Siwan 135066; Bettiah 132209; Motihari 126158; Bagaha 112634; Jamalpur 105434; Buxar 102861;
    Kishanganj 105782; Jehanabad 103202; Aurangabad 102244; Nawada 98029`,
  Chandigarh: 'Chandigarh 961587',
  Chhattisgarh: `Raipur 1027264; Bhilai 627734; Korba 365253; Bilaspur 365579; Durg 268806;
    Rajnandgaon 163114; Raigarh 150019; Jagdalpur 125463; Ambikapur 121071; Dhamtari 101677`,
  'Dadra and Nagar Haveli': 'Silvassa 98265',
  'Daman and Diu': 'Daman 44282',
  Delhi: 'Delhi 11034555',
  Gujarat: `Ahmedabad 5577940; Surat 4467797; Vadodara 1670806; Rajkot 1286678; Bhavnagar 605882;
    Jamnagar 479920; Junagadh 319462; Gandhinagar 206167; Gandhidham 247992; Anand 198282;
    Navsari 171109; Morbi 194947; Nadiad 225071; Surendranagar 177851; Bharuch 169007; Bhuj 148834;
    Porbandar 152760; Palanpur 141592; Valsad 114636; Vapi 163630; Gondal 112197; Veraval 153696;
    Godhra 143644; Patan 125497; Dahod 118846; Botad 130302; Amreli 117967; Deesa 111149;
    Jetpur 118302; Vejalpur ?; Bilimora 53187; Ankleshwar 89457; Himatnagar 81137; Kalol 113153;
    Jodhpur ?; Un ?`,
  Haryana: `Faridabad 1414050; Gurugram 876969; Rohtak 374292; Hisar 307024; Panipat 294292;
    Karnal 302140; Sonipat 289333; Yamunanagar 216677; Panchkula 211355; Bhiwani 196057;
    Bahadurgarh 170767; Jind 167592; Sirsa 182534; Kurukshetra 155152; Kaithal 144915;
    Rewari 143021; Palwal 128730; Jagadhri 124894; Ambala 195153`,
  'Himachal Pradesh': 'Shimla 169578',
  'Jammu and Kashmir': `Srinagar 1180570; Jammu 502197; Anantnag 109433; Baramulla 71434; Soyibug ?`,
  Jharkhand: `Ranchi 1073427; Dhanbad 1162472; Jamshedpur 631364; Bokaro 413934; Hazaribagh 142489;
    Giridih 114533; Chas 141640; Medininagar 78396; Ramgarh 88781; Jhumri Telaiya 87867`,
  Karnataka: `Bengaluru 8443675; Hubballi 943788; Mysuru 920550; Kalaburagi 543147; Belagavi 490045;
    Mangaluru 499487; Davanagere 434971; Ballari 410445; Vijayapura 327427; Shivamogga 322650;
    Tumakuru 302143; Raichur 234073; Bidar 216020; Hosapete 206167; Gadag 172612; Bhadravati 151102;
    Kolar Gold Fields 162230; Hassan 155006; Udupi 144960; Chitradurga 145853;
    Kolar 138462; Mandya 137358; Chikkamagaluru 118401; Gangavathi 114642; Bagalkote 111933;
    Ranebennuru 106406`,
  Kerala: `Thiruvananthapuram 743691; Kochi 602046; Kozhikode 431560; Kollam 348657; Thrissur 315957;
    Alappuzha 174176; Palakkad 130955; Malappuram 101386; Kannur 56823; Kottayam 55374;
    Kanhangad 73342; Munnar ?; Ponnani 90491`,
  'Madhya Pradesh': `Indore 1964086; Bhopal 1798218; Jabalpur 1055525; Gwalior 1054420; Ujjain 515215;
    Sagar 274556; Dewas 289550; Satna 282977; Ratlam 264914; Rewa 235654; Katni 221883;
    Singrauli 220257; Burhanpur 210886; Khandwa 200738; Bhind 197585; Morena 200482; Shivpuri 179977;
    Vidisha 155951; Guna 180935; Chhatarpur 142128; Damoh 139561; Mandsaur 141667; Chhindwara 138291;
    Khargone 106454; Neemuch 128095; Narmadapuram 117988; Pithampur 126200; Sehore 109118;
    Seoni 102343; Betul 103330; Datia 100284; Nagda 100039`,
  Maharashtra: `Mumbai 12442373; Pune 3124458; Nagpur 2405665; Thane 1841488; Pimpri-Chinchwad 1727692;
    Nashik 1486053; Vasai-Virar 1222390; Chhatrapati Sambhajinagar 1175116; Navi Mumbai 1120547;
    Solapur 951558; Mira-Bhayandar 809378; Bhiwandi 709665; Amravati 647057; Nanded 550439;
    Kolhapur 549236; Ulhasnagar 506098; Sangli 502793; Malegaon 481228; Jalgaon 460228; Akola 425817;
    Latur 382940; Dhule 375559; Ahilyanagar 350859; Chandrapur 320379; Parbhani 307170;
    Ichalkaranji 287353; Jalna 285577; Ambernath 253475; Bhusawal 187421; Panvel 180020;
    Badlapur 174226; Beed 146709; Gondia 132813; Satara 120195; Barshi 118722; Yavatmal 116551;
    Achalpur 112311; Dharashiv 111825; Nandurbar 111037; Wardha 106444; Udgir 103550;
    Hinganghat 101805; Ballarpur 89452; Roha 20849`,
  Manipur: 'Imphal 268243',
  Meghalaya: 'Shillong 143229',
  Mizoram: 'Aizawl 293416',
  Nagaland: 'Dimapur 122834; Kohima 99039',
  Odisha: `Bhubaneswar 843402; Cuttack 610189; Rourkela 320040; Brahmapur 356598; Sambalpur 184000;
    Puri 200564; Balasore 118162; Bhadrak 107463; Nabarangpur 29960; Jharsuguda 97730; Balangir 98238`,
  Puducherry: 'Puducherry 244377; Karaikal 86838',
  Punjab: `Ludhiana 1618879; Amritsar 1132383; Jalandhar 862886; Patiala 406192; Bathinda 285788;
    Hoshiarpur 168653; Mohali 146213; Batala 156619; Pathankot 155909; Moga 155246; Abohar 145302;
    Malerkotla 135424; Khanna 128137; Sri Muktsar Sahib 117085; Barnala 116449; Firozpur 110313;
    Kapurthala 98916; Phagwara 97864; Rajpura 92301; Kharar 74460;
    Dera Bassi 26295`,
  Rajasthan: `Jaipur 3046163; Jodhpur 1033918; Kota 1001694; Bikaner 644406; Ajmer 542321;
    Udaipur 451100; Bhilwara 359483; Alwar 322568; Bharatpur 252342; Sri Ganganagar 237780;
    Sikar 237532; Pali 230075; Tonk 165294; Kishangarh 154886; Beawar 145809; Hanumangarh 150958;
    Dholpur 126142; Gangapur City 119090; Sawai Madhopur 121106; Churu 119856; Jhunjhunu 118473;
    Baran 117992; Chittorgarh 116406; Nagaur 102872; Bundi 103286; Hindaun City 105452;
    Bhiwadi 104921; Sujangarh 101523; Banswara 101017; Barmer 100051`,
  Sikkim: 'Gangtok 98658',
  'Tamil Nadu': `Chennai 4646732; Coimbatore 1050721; Madurai 1017865; Tiruchirappalli 847387;
    Salem 829267; Tirunelveli 473637; Tiruppur 444352; Thoothukudi 237830; Avadi 345996;
    Nagercoil 224849; Thanjavur 222943; Pallavaram 215417; Dindigul 207327; Vellore 185803;
    Tambaram 174787; Cuddalore 173636; Kanchipuram 164384; Erode 157101; Tiruvannamalai 145278;
    Kumbakonam 140156; Rajapalayam 130442; Pudukkottai 117630; Hosur 116821; Ambur 114608;
    Karaikudi 106714; Nagapattinam 102905; Theni 94453`,
  Telangana: `Hyderabad 6731790; Warangal 704570; Nizamabad 311152; Karimnagar 261185;
    Ramagundam 229644; Khammam 196283; Mahabubnagar 190400; Nalgonda 154326; Adilabad 117167;
    Suryapet 106805; Miryalaguda 104918; Jagtial 103930; Siddipet 111358`,
  Tripura: 'Agartala 400004',
  Uttarakhand: `Dehradun 569578; Haridwar 228832; Haldwani 156078; Roorkee 118200; Kashipur 121623;
    Rishikesh 70499`,
  'Uttar Pradesh': `Lucknow 2817105; Kanpur 2765348; Ghaziabad 1648643; Agra 1585704; Meerut 1305429;
    Varanasi 1198491; Prayagraj 1112544; Bareilly 903668; Moradabad 887871; Aligarh 874408;
    Saharanpur 705478; Gorakhpur 673446; Noida 637272; Firozabad 604214; Loni 516082; Jhansi 505693;
    Muzaffarnagar 392768; Mathura 349909; Shahjahanpur 329736; Rampur 325313; Mau 278745;
    Farrukhabad 276581; Hapur 262983; Etawah 256838; Mirzapur 234871; Bulandshahr 235310;
    Sambhal 220813; Amroha 198471; Fatehpur 193193; Raebareli 191316; Orai 190575; Bahraich 186223;
    Jaunpur 180362; Unnao 177658; Sitapur 177234; Budaun 159285; Banda 160473;
    Lakhimpur 151993; Barabanki 146831; Hathras 143020; Lalitpur 133305; Pilibhit 127988;
    Deoria 129479; Ayodhya 221118; Hardoi 126851; Gonda 114046; Mainpuri 117327; Ghazipur 110587;
    Sultanpur 107640; Azamgarh 110983; Basti 114657; Chandausi 114383; Khurja 111062;
    Akbarpur 111447; Shikohabad 107404; Shamli 107266; Kasganj 101277; Baraut 103764;
    Pandit Deen Dayal Upadhyay Nagar 109650; Greater Noida 102054; Bijnor 93297; Deoband 97037`,
  'West Bengal': `Kolkata 4496694; Howrah 1077075; Durgapur 566517; Asansol 563917; Siliguri 513264;
    Maheshtala 448317; Bhatpara 386019; Panihati 377347; Kamarhati 330211; Bardhaman 314265;
    Kulti 313809; Bally 293373; Barasat 278435; Baranagar 245213; Naihati 217900; English Bazar 205521;
    Kharagpur 207604; Haldia 200827; Madhyamgram 196127; Berhampore 195223; Raiganj 183612;
    Serampore 181842; Hooghly-Chinsurah 179931; Medinipur 169264; Chandannagar 166867;
    Barrackpore 152783; Krishnanagar 153062; Shantipur 151777; Balurghat 153279; Habra 147221;
    Jamuria 149220; Bankura 137386; Raniganj 129441; Nabadwip 125543; Purulia 121067;
    Dum Dum 114786; Darjeeling 118805; Jalpaiguri 107341; Gosaba ?; Kultali ?; Jaigaon 42254;
    Gairkata ?; Cooch Behar 77935`,
};

/**
 * Towns that the package lacks: name, latitude, longitude, population ('?' unknown).
 * @type {Record<string, string>}
 */
export const ADDED = {
  'Andhra Pradesh': `Tenali 16.2428 80.6400 164937; Amaravati 16.5131 80.5165 103000`,
  Assam: `Nagaon 26.3480 92.6838 117722; Nalbari 26.4450 91.4400 27839`,
  Bihar: `Sasaram 24.9490 84.0314 147408; Arwal 25.2500 84.6800 51849`,
  Chhattisgarh: `Chirmiri 23.1900 82.3500 85317; Nava Raipur 21.1610 81.7870 ?;
    Narayanpur 19.7200 81.2500 22106`,
  Gujarat: `Mehsana 23.5880 72.3693 184991; Dholera 22.2480 72.1940 ?; Mahuva 21.0902 71.7711 98519;
    Wadhwan 22.7000 71.6800 75755; Viramgam 23.1220 72.0370 55821; Idar 23.8390 73.0020 ?;
    Karjan 22.0530 73.1230 ?`,
  Haryana: `Manesar 28.3588 76.9368 23448; Kundli 28.8710 77.1180 ?`,
  'Jammu and Kashmir': `Budgam 34.0150 74.7220 15932`,
  Jharkhand: `Deoghar 24.4823 86.6950 203123; Adityapur 22.7844 86.1589 174355;
    Phusro 23.7700 85.9900 89178`,
  Karnataka: `Dharwad 15.4589 75.0078 ?`,
  Kerala: `Sultan Bathery 11.6629 76.2570 45417; Perinthalmanna 10.9760 76.2254 49723;
    Thripunithura 9.9487 76.3464 69390`,
  'Madhya Pradesh': `Dr Ambedkar Nagar 22.5546 75.7567 81702; Alirajpur 22.3050 74.3540 28498`,
  Maharashtra: `Gadchiroli 20.1849 80.0030 54152; Brahmapuri 20.6110 79.8570 36025; Akluj 17.8830 75.0240 ?;
    Dapoli 17.7590 73.1850 ?; Lavasa 18.4056 73.5068 ?`,
  Manipur: `Ukhrul 25.1000 94.3600 27187`,
  Mizoram: `Champhai 23.4560 93.3280 32734; Lawngtlai 22.5300 92.8900 20830`,
  Nagaland: `Chumoukedima 25.7900 93.7800 43516`,
  Odisha: `Baripada 21.9347 86.7337 109743; Rayagada 19.1712 83.4163 71208;
    Keonjhar 21.6289 85.5817 60590`,
  Punjab: `Zirakpur 30.6425 76.8173 95553; New Chandigarh 30.8020 76.7330 ?;
    Gurdaspur 32.0414 75.4030 75549`,
  Rajasthan: `Neemrana 27.9886 76.3880 ?`,
  'Tamil Nadu': `Neyveli 11.5432 79.4760 105731; Ranipet 12.9270 79.3330 50764`,
  'Uttar Pradesh': `Modinagar 28.8320 77.5800 130325; Etah 27.5588 78.6626 118517;
    Ballia 25.7584 84.1487 104424; Kushinagar 26.7403 83.8889 22214;
    Chitrakoot 25.2000 80.9000 57402; Rudauli 26.7500 81.7500 43091`,
  Uttarakhand: `Rudrapur 28.9800 79.4000 140857; Mukteshwar 29.4722 79.6479 ?; Kausani 29.8440 79.6030 ?`,
  'West Bengal': `Rajpur Sonarpur 22.4491 88.3915 424368; South Dum Dum 22.6100 88.4000 403316;
    North Dum Dum 22.6520 88.4190 249142; Uluberia 22.4700 88.1100 235345;
    Bidhannagar 22.5867 88.4171 215514; Uttarpara 22.6700 88.3500 159147;
    Basirhat 22.6574 88.8672 125254; Champdany 22.8000 88.3400 111251;
    Chakdaha 23.0800 88.5200 95203; Garulia 22.8200 88.3700 85336;
    Panskura 22.4200 87.7000 57932; Nandigram 22.0100 87.9900 ?; Kakdwip 21.8800 88.1800 ?`,
};
