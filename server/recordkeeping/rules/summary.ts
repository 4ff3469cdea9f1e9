import type { EstablishmentSize, EstablishmentType } from '@tailboard/contract/recordkeeping-terms.ts';
import type { Totals } from './log.ts';

/** As much of an establishment as stands on its forms. */
type FormEstablishment = Readonly<{
  name: string;
  companyName: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  naics: string;
  industryDescription: string | null;
  ein: string | null;
  establishmentType: EstablishmentType;
  size: EstablishmentSize;
}>;

/** Form 300A: what it says of a year. */
type Summary = Readonly<{
  year: number;
  establishment: FormEstablishment;
  averageEmployees: number | null;
  hoursWorked: number | null;
  totals: Totals;
}>;

/** Who certified it, and on which day. */
type Signature = Readonly<{ name: string; title: string; phone: string; on: string }>;
export type SignedSummary = Summary & Readonly<{ signature: Signature }>;
