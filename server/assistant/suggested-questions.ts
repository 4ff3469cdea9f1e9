import type { AssistantContext } from '@tailboard/contract/assistant.ts';
import type { Language } from './language.ts';

type Questions = Readonly<Record<Language, readonly string[]>>;

/** Of the spec's error catalogue; they stand behind those of every page. */
const everywhere: Questions = {
  en: [
    'How do I report an incident?',
    'What information is needed for a claim?',
    'Show me safety requirements',
  ],
  es: [
    '¿Cómo reporto un incidente?',
    '¿Qué información necesita un reclamo?',
    'Muéstreme los requisitos de seguridad',
  ],
};

const byContext: Readonly<Record<AssistantContext, Questions>> = {
  dashboard: {
    en: ['What happened with my claim?', 'How many open incidents do I have?', 'What should I do next?'],
    es: ['¿Qué pasó con mi reclamo?', '¿Cuántos incidentes abiertos tengo?', '¿Qué debo hacer ahora?'],
  },
  incidents: {
    en: ['How many open incidents do I have?', 'How do I edit a report?', 'Does it work without signal?'],
    es: ['¿Cuántos incidentes abiertos tengo?', '¿Cómo edito un reporte?', '¿Funciona sin señal?'],
  },
  claims: {
    en: ['What happened with my claim?', 'How do I file a claim?', 'How is the estimate worked out?'],
    es: ['¿Qué pasó con mi reclamo?', '¿Cómo presento un reclamo?', '¿Cómo se calcula la estimación?'],
  },
  briefing: {
    en: [
      'When must work stop for heat?',
      'What are the signs of heat stroke?',
      'What PPE do I need for grinding?',
    ],
    es: ['¿Qué muestra el resumen diario?', '¿Desde qué profundidad se protege una zanja?'],
  },
  safety: {
    en: [
      'At what height do I need fall protection?',
      'When do trenches need protection?',
      'What angle for a ladder?',
    ],
    es: [
      '¿A qué altura se necesita protección contra caídas?',
      '¿Desde qué profundidad se protege una zanja?',
    ],
  },
  osha: {
    en: ['How soon must a death be reported to OSHA?', 'At what height do I need fall protection?'],
    es: ['¿A qué altura se necesita protección contra caídas?', '¿Qué es registrable?'],
  },
  profile: {
    en: ['How do I change my profile?', 'How do I get a new password?', 'How do I change the language?'],
    es: ['¿Cómo cambio mi perfil?', '¿Cómo obtengo una contraseña nueva?', '¿Cómo cambio el idioma?'],
  },
  general: {
    en: ['What happened with my claim?', 'Does it work without signal?', 'What angle for a ladder?'],
    es: [
      '¿Qué pasó con mi reclamo?',
      '¿Funciona sin señal?',
      '¿Cuándo se necesita protección contra caídas?',
    ],
  },
};

/** Questions to offer on a page, those of the page first; never the one that was just asked. */
export function suggestedQuestions(context: AssistantContext, language: Language, asked = ''): string[] {
  return [...new Set([...byContext[context][language], ...everywhere[language]])].filter(
    (question) => question.toLowerCase() !== asked.trim().toLowerCase(),
  );
}
