export type StateKind = 'state' | 'union territory';

export type StateRow = {
  readonly name: string;
  readonly kind: StateKind;
  /** Codes old and new, former names, short forms, the Hindi name. */
  readonly aliases: readonly string[];
};

/** Both halves answer to the name of the territory they were merged into in 2020. */
const MERGED = [
  'Dadra and Nagar Haveli and Daman and Diu',
  'Dadra and Nagar Haveli, Daman and Diu',
  'DNHDD',
] as const;

/**
 * The 37 entries: 28 states, 7 union territories, and the eighth in its two former halves, which
 * is how addresses and forms still name them.
 */
export const STATE_ROWS: readonly StateRow[] = [
  state('Andhra Pradesh', 'AP', 'Andhra', 'आंध्र प्रदेश'),
  state('Arunachal Pradesh', 'AR', 'Arunachal', 'अरुणाचल प्रदेश'),
  state('Assam', 'AS', 'Asom', 'असम'),
  state('Bihar', 'BR', 'बिहार'),
  state('Chhattisgarh', 'CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'छत्तीसगढ़'),
  state('Goa', 'GA', 'गोवा'),
  state('Gujarat', 'GJ', 'Gujrat', 'गुजरात'),
  state('Haryana', 'HR', 'Hariyana', 'हरियाणा'),
  state('Himachal Pradesh', 'HP', 'Himachal', 'हिमाचल प्रदेश'),
  state('Jharkhand', 'JH', 'Jharkand', 'झारखंड'),
  state('Karnataka', 'KA', 'Karnatak', 'कर्नाटक'),
  state('Kerala', 'KL', 'Keralam', 'केरल'),
  state('Madhya Pradesh', 'MP', 'मध्य प्रदेश'),
  state('Maharashtra', 'MH', 'Maharastra', 'महाराष्ट्र'),
  state('Manipur', 'MN', 'मणिपुर'),
  state('Meghalaya', 'ML', 'मेघालय'),
  state('Mizoram', 'MZ', 'मिज़ोरम'),
  state('Nagaland', 'NL', 'नागालैंड'),
  state('Odisha', 'OD', 'OR', 'Orissa', 'Odissa', 'ओडिशा'),
  state('Punjab', 'PB', 'Panjab', 'पंजाब'),
  state('Rajasthan', 'RJ', 'Rajsthan', 'राजस्थान'),
  state('Sikkim', 'SK', 'सिक्किम'),
  state('Tamil Nadu', 'TN', 'Tamilnad', 'तमिलनाडु'),
  state('Telangana', 'TS', 'TG', 'Telengana', 'तेलंगाना'),
  state('Tripura', 'TR', 'त्रिपुरा'),
  state('Uttar Pradesh', 'UP', 'उत्तर प्रदेश'),
  state('Uttarakhand', 'UK', 'UT', 'UA', 'Uttaranchal', 'Uttrakhand', 'उत्तराखंड'),
  state('West Bengal', 'WB', 'Bengal', 'Paschim Banga', 'Bangla', 'पश्चिम बंगाल'),
  territory(
    'Andaman and Nicobar Islands',
    'AN',
    'Andaman and Nicobar',
    'Andaman',
    'Andaman Islands',
    'अंडमान और निकोबार',
  ),
  territory('Chandigarh', 'CH', 'चंडीगढ़'),
  territory('Dadra and Nagar Haveli', 'DN', 'DNH', ...MERGED, 'दादरा और नगर हवेली'),
  territory('Daman and Diu', 'DD', ...MERGED, 'दमन और दीव'),
  territory(
    'Delhi',
    'DL',
    'NCT of Delhi',
    'NCT Delhi',
    'Delhi NCT',
    'National Capital Territory of Delhi',
    'New Delhi',
    'दिल्ली',
  ),
  territory('Jammu and Kashmir', 'JK', 'J and K', 'Kashmir', 'जम्मू और कश्मीर'),
  territory('Ladakh', 'LA', 'लद्दाख'),
  territory('Lakshadweep', 'LD', 'Laccadive', 'Laccadive Islands', 'लक्षद्वीप'),
  territory('Puducherry', 'PY', 'Pondicherry', 'Pondy', 'पुडुचेरी'),
];

function state(name: string, ...aliases: string[]): StateRow {
  return { name, kind: 'state', aliases };
}

function territory(name: string, ...aliases: string[]): StateRow {
  return { name, kind: 'union territory', aliases };
}
