/** Questions to begin with, which the safety library answers: the commonest on a site first. Each with the document that answers. */
export const fallbackQuestions: readonly Readonly<{ documentKey: string; en: string; es: string }>[] = [
  {
    documentKey: 'fall-protection',
    en: 'At what height do I need fall protection?',
    es: '¿A qué altura necesito protección contra caídas?',
  },
  {
    documentKey: 'line-clearance-and-approach-distances',
    en: 'How far from a power line must the crane stay?',
    es: '¿A qué distancia de una línea eléctrica debe estar la grúa?',
  },
  {
    documentKey: 'ladders',
    en: 'How far above the landing must a ladder go?',
    es: '¿Cuánto debe sobresalir una escalera por encima del descanso?',
  },
  {
    documentKey: 'excavations-and-trenches',
    en: 'How deep can a trench be before it needs protection?',
    es: '¿Qué profundidad puede tener una zanja antes de necesitar protección?',
  },
  {
    documentKey: 'scaffolds',
    en: 'How often must a scaffold be inspected?',
    es: '¿Cada cuánto se debe inspeccionar un andamio?',
  },
  {
    documentKey: 'head-protection',
    en: 'When do I have to wear a hard hat?',
    es: '¿Cuándo tengo que usar casco?',
  },
  {
    documentKey: 'personal-fall-arrest-systems',
    en: 'What must be checked on a harness before use?',
    es: '¿Qué se debe revisar en un arnés antes de usarlo?',
  },
  {
    documentKey: 'hearing-protection-and-noise',
    en: 'How loud is too loud without hearing protection?',
    es: '¿Cuántos decibeles son demasiado sin protección auditiva?',
  },
  {
    documentKey: 'heat',
    en: 'What are the signs of heat stroke?',
    es: '¿Cuáles son las señales de un golpe de calor?',
  },
  {
    documentKey: 'confined-spaces',
    en: 'What must be tested before I enter a confined space?',
    es: '¿Qué se debe probar antes de entrar a un espacio confinado?',
  },
  {
    documentKey: 'electrical-safety-on-site',
    en: 'Which outlets need a GFCI?',
    es: '¿Qué tomacorrientes necesitan un GFCI?',
  },
  {
    documentKey: 'hot-work-and-welding',
    en: 'How long does the fire watch stay?',
    es: '¿Cuánto tiempo se queda la vigilancia de incendios?',
  },
  {
    documentKey: 'reporting-to-osha',
    en: 'How soon must a death or a hospital stay be reported?',
    es: '¿En cuánto tiempo se debe reportar una muerte o una hospitalización?',
  },
  {
    documentKey: 'silica',
    en: 'How do I cut concrete without breathing silica dust?',
    es: '¿Cómo corto concreto sin respirar polvo de sílice?',
  },
  {
    documentKey: 'workers-rights',
    en: 'Can I refuse work that is not safe?',
    es: '¿Puedo negarme a hacer un trabajo peligroso?',
  },
];
