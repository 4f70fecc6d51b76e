/**
 * How the states write a RERA number: YYYY stands for a year and # for a digit. The serials begin at 99, further than
 * any state has counted, so that no number is that of a real project.
 */
export const RERA_FORMS: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'P06180099####',
  Bihar: 'BRERAP99####-1/#/R-###/YYYY',
  Chandigarh: 'CHRERA99##/YYYY',
  Delhi: 'DLRERAYYYYP99##',
  Goa: 'PRGO0799####',
  Gujarat: 'PR/GJ/99##/MAA99###/YYYY',
  Haryana: 'RC/REP/HARERA/99#/YYYY/##',
  Karnataka: 'PRM/KA/RERA/1251/309/PR/YYYY/99####',
  Kerala: 'K-RERA/PRJ/99##/YYYY',
  'Madhya Pradesh': 'P-YYYY-99##',
  Maharashtra: 'P521000#99##',
  Odisha: 'MP/19/YYYY/99###',
  Punjab: 'PBRERA-SAS81-PR99##',
  Rajasthan: 'RAJ/P/YYYY/99##',
  'Tamil Nadu': 'TN/29/Building/99##/YYYY',
  Telangana: 'P0240009#99#',
  'Uttar Pradesh': 'UPRERAPRJ99####',
  Uttarakhand: 'UKREP99##/YYYY',
  'West Bengal': 'WBRERA/P/KOL/YYYY/99####',
};
