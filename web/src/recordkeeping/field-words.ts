import { useLingui } from '@lingui/react/macro';

/** Fields of what is filed or imported, as the forms of this page call them. */
export function useFieldWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    averageEmployees: t`People on average`,
    hoursWorked: t`Hours worked by all`,
    daysAway: t`Days away`,
    daysRestricted: t`Days of transfer or restriction`,
    name: t`Name of the establishment`,
    companyName: t`Name of the company`,
    street: t`Street and number`,
    city: t`City`,
    industryDescription: t`What is done there`,
    jobTitle: t`Job Title`,
    whereOccurred: t`Where it happened`,
    description: t`Injury, body part and what caused it`,
    beforeIncident: t`What was the person doing just before?`,
    whatHappened: t`What happened?`,
    injuryOrIllness: t`What was the injury or illness?`,
    objectOrSubstance: t`What object or substance harmed the person?`,
    dateOfDeath: t`Date of death`,
    timeOfEvent: t`Time of the event`,
    dateOfBirth: t`Date of birth`,
    dateHired: t`Date hired`,
    caseNumber: t`Case number`,
    establishmentId: t`Establishment`,
    year: t`Year`,
    dateOfInjury: t`Date of injury`,
    class: t`Class`,
    illnessType: t`Kind`,
    timeBeganWork: t`Began work at`,
    sex: t`Sex`,
    'person.name': t`Full Name`,
  };
}
