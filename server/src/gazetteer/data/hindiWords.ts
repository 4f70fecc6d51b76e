/** What kinds of property are called in Hindi, in Hindi written in Latin letters, and by searchers alone; by key of subtype or value of type. */
export const HINDI_KINDS: Readonly<Record<string, string>> = {
  'flat-apartment': 'फ्लैट|फ्लैट्स|फ़्लैट|फलैट|अपार्टमेंट|अपार्टमेन्ट|सोसायटी फ्लैट',
  'residential-house-villa':
    'विला|बंगला|बंगले|बंगलो|बँगला|डुप्लेक्स|रो हाउस|bangla|bangle|bungla|haveli|हवेली|raw house|raw houses|rowhouse|rowhouses|tenement|tenements|villament|triplex',
  'builder-floor-apartment': 'बिल्डर फ्लोर|बिल्डर फ़्लोर|independent floors|floor|floors',
  'penthouse-studio-apartment': 'पेंटहाउस|स्टूडियो अपार्टमेंट|serviced apartment|serviced apartments',
  'residential-land-plot': 'प्लॉट|प्लाट|प्लॉट्स|भूखंड|भूखण्ड|bhukhand|bhookhand|site|sites',
  'commercial-office-space': 'ऑफिस|ऑफ़िस|आफिस|दफ्तर|कार्यालय|daftar|karyalay',
  'commercial-shop-showroom':
    'दुकान|दुकानें|दूकान|शोरूम|शॉप|dukaane|dukane|dukanen|dookan|retail space|commercial showroom|sco|scos|booth|kiosk',
  'commercial-land': 'कमर्शियल प्लॉट|कमर्शियल जमीन|व्यावसायिक भूमि',
  'warehouse-godown': 'गोदाम|वेयरहाउस|गोडाउन|godaam',
  'agricultural-land':
    'खेत|खेती की ज़मीन|कृषि भूमि|खेती|कृषि ज़मीन|kheti ki zamin|kheti ki jameen|kheti ki jamin|krishi bhumi|farming land|orchard land|plantation land|coffee estate|mango farm|coconut farm',
  'industrial-land-building-shed': 'फैक्ट्री|फैक्टरी|कारखाना|औद्योगिक|karkhana',
  'farm-house': 'फार्महाउस|फार्म हाउस|फ़ार्महाउस',
  homes: 'veedu|घर|मकान|मकानों|निवास|आवास|rehne ki jagah',
  houses: 'कोठी|हाउस|kothiyan',
  land: 'jaga|jagah|ज़मीन|भूमि|लैंड|jamin|zamin|jameen|bhoomi|bhumi',
  residential: 'आवासीय|रेजिडेंशियल',
  commercial: 'कमर्शियल|व्यावसायिक|वाणिज्यिक',
  project: 'प्रोजेक्ट|नया प्रोजेक्ट',
};

export const HINDI_PURPOSES: Readonly<Record<'rent' | 'sell', string>> = {
  rent: 'किराये पर|किराए पर|किराये|किराए|किराया|किराये का|किराये की|किराये के लिए|किराए के लिए|भाड़े पर|भाड़ा|रेंट|रेंट पर|लीज|kiraye ki|kiraye ke liye|kiraye wala|kiraya par|bhade par|bhade pe|bhade|bhadyane|bhadyachi|vadagai|vadagaiku|vadakaiku|badige|baadige|bhada|bhaade par|rent par|rent pe|rent ke liye|rent ka',
  sell: 'बिक्री|बिक्री के लिए|बेचना|बिकाऊ|खरीदना|खरीदने|खरीद|ख़रीदना|खरीदना है|सेल|bikri|bikri ke liye|kharidne|kharidni|kharidni hai|khareedne|khareed|kharid',
};

/** Words that say nothing beside those that do. */
export const HINDI_FILLERS = `में मे का की के को पर से है हैं हो चाहिए चाहिये चाहता चाहती लिए लेना लेनी देखना दिखाओ दिखाइए बताओ बताइए पास
  नज़दीक करीब आस आसपास वाला वाले वाली एक कोई मुझे हमें मेरा हमारा और या तथा भी ही ढूंढ ढूंढना रहा रहे रही हूँ हूं प्रॉपर्टी संपत्ति
  se ke liye mujhe hame humko mera hamara koi dikhao dikhaye dikhaiye batao bataiye dhundh dhund raha rahe rahi hu hoon
  ho hona paas pass nazdeek najdik kareeb karib aas aaspaas bhi hi chaiye chaahiye chahte chahta leni dekhni pahije joiye madhe ahe wale ander andar`;
