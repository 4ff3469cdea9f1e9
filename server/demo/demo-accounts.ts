import type { Role } from '@tailboard/contract/auth.ts';

/** The demo crew, shown on the login page in demo mode only. */
export const demoAccounts: readonly Readonly<{
  username: string;
  password: string;
  name: string;
  role: Role;
  crewId: string | null;
  jobTitle: string;
  /** Of numbers kept for stories: nobody is called. */
  phone?: string;
  supervisor?: string;
}>[] = [
  {
    username: 'lead',
    password: 'demo-lead-2025',
    name: 'Lena Lead',
    role: 'supervisor',
    crewId: 'north',
    jobTitle: 'Site Supervisor',
    phone: '(214) 555-0142',
  },
  {
    username: 'chief',
    password: 'demo-chief-2025',
    name: 'Carl Chief',
    role: 'supervisor',
    crewId: 'south',
    jobTitle: 'Site Supervisor',
    phone: '(214) 555-0143',
  },
  {
    username: 'demo',
    password: 'demo-crew-2025',
    name: 'Demo User',
    role: 'field-crew',
    crewId: 'north',
    jobTitle: 'Field Engineer',
    supervisor: 'lead',
  },
  {
    username: 'mike',
    password: 'demo-mike-2025',
    name: 'Mike Miller',
    role: 'field-crew',
    crewId: 'north',
    jobTitle: 'Lineworker',
    supervisor: 'lead',
  },
  {
    username: 'rosa',
    password: 'demo-rosa-2025',
    name: 'Rosa Ramirez',
    role: 'field-crew',
    crewId: 'south',
    jobTitle: 'Crane Operator',
    supervisor: 'chief',
  },
  {
    username: 'safety',
    password: 'demo-safety-2025',
    name: 'Sam Safety',
    role: 'safety',
    crewId: null,
    jobTitle: 'Safety Manager',
  },
  {
    username: 'admin',
    password: 'demo-admin-2025',
    name: 'Ada Admin',
    role: 'admin',
    crewId: null,
    jobTitle: 'Administrator',
  },
];
