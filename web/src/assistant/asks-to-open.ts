/** What begins or ends so wants to know something; it is answered, and the form offered below the answer. */
const QUESTION =
  /[?¿]|^\s*(how|what|when|where|who|why|which|can|could|should|do|does|did|is|are|may|must|will|would|tell|explain|cómo|como|qué|que|cuál|cual|cuándo|cuando|dónde|donde|quién|quien|por qué|puedo|debo|hay)\b/i;

/** Whether a message with the words of a form (spec, 'Assistant keyword shortcuts') asks to have it opened: 'report an incident'. */
export const asksToOpen = (message: string): boolean => !QUESTION.test(message);
