/** The numbers that a government keeps a public register of, and that can be looked up by themselves. */
export const REGISTERED = ['gstin', 'pan', 'tan', 'cin'] as const;
export type Registered = (typeof REGISTERED)[number];

/** Where whoever keeps the register of a number lets anybody look it up, free of charge. Read on 2026-11-28. */
export const REGISTERS: Readonly<Record<Registered, { keeper: string; url: string }>> = {
  gstin: { keeper: 'GST portal', url: 'https://services.gst.gov.in/services/searchtp' },
  pan: {
    keeper: 'Income Tax e-filing portal',
    url: 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/verifyYourPAN',
  },
  tan: {
    keeper: 'Income Tax e-filing portal',
    url: 'https://eportal.incometax.gov.in/iec/foservices/#/TAN-search/know-tan',
  },
  cin: { keeper: 'MCA portal', url: 'https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html' },
};
