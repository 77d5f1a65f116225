/** The firm of the demonstration. Its registration number says itself that there is no such firm. */
export const DEMO_FIRM = {
  name: 'Sahyadri Iyer & Associates',
  registrationNumber: 'DEMO-000000W',
  email: 'office@sahyadri-iyer.example',
  phone: '020 5550 0100',
  address: '4th floor, Deccan Court, Fergusson College Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411004',
} as const;

type DemoService = {
  name: string;
  description: string;
  serviceType: string;
  frequency: string;
  basePrice: string;
  complianceItems: string[];
  isDefault: boolean;
};

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: 'GST monthly',
    description: 'Outward supplies, input credit match, return and payment',
    serviceType: 'gst',
    frequency: 'monthly',
    basePrice: '4999.00',
    complianceItems: ['GSTR-1', 'GSTR-2B match', 'GSTR-3B', 'PMT-06'],
    isDefault: true,
  },
  {
    name: 'TDS quarterly',
    description: 'Monthly challans, quarterly statement, certificates to payees',
    serviceType: 'tds',
    frequency: 'quarterly',
    basePrice: '3499.00',
    complianceItems: ['Challan', '26Q', '24Q', 'Form 16A'],
    isDefault: true,
  },
  {
    name: 'ROC annual filing',
    description: 'Annual accounts and return of the company, directors’ KYC',
    serviceType: 'roc',
    frequency: 'yearly',
    basePrice: '14999.00',
    complianceItems: ['AOC-4', 'MGT-7', 'DIR-3 KYC', 'ADT-1'],
    isDefault: true,
  },
  {
    name: 'Payroll and labour law',
    description: 'Provident fund, ESI and professional tax with the payroll',
    serviceType: 'payroll',
    frequency: 'monthly',
    basePrice: '5999.00',
    complianceItems: ['EPF ECR', 'ESIC', 'Professional tax'],
    isDefault: false,
  },
  {
    name: 'RERA quarterly update',
    description: 'Progress of each registered project, with the chartered accountant’s certificate',
    serviceType: 'rera',
    frequency: 'quarterly',
    basePrice: '9999.00',
    complianceItems: ['Quarterly progress', 'Form 3 certificate'],
    isDefault: false,
  },
];
