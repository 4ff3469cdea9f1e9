/** What is written to steer a model, or somebody's answers, is no rule of any site. */
const TO_MODEL = [
  // 'Never ignore the rules' is one.
  /(?<!\b(?:not|never|no one may|nobody may|don['’]t)\s)\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:all|any|previous|prior|above|earlier|your)\b.{0,20}\b(?:instructions?|prompts?|rules)\b/i,
  /^\W*(?:system|assistant|user)\s*:/i,
  /\byou are (?:now )?(?:an?|the) (?:ai|assistant|model|chatbot|language model)\b/i,
  /\b(?:when|if) (?:you are )?asked (?:how|what|who|when|where|which|whether|if|about|for)\b.{0,80}\b(?:answer|say|reply|respond|tell)\b/i,
  /\b(?:answer|reply|respond) (?:that|with)\b/i,
];

/** Whether a sentence tells whoever answers what to answer. */
export const speaksToModel = (text: string): boolean => TO_MODEL.some((sign) => sign.test(text));
