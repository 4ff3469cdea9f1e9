/** What is written to steer a model, or somebody's answers, is no rule of any site. */
const TO_MODEL =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?|above|previous)\b|^\W*(?:system|assistant|user|instructions?)\s*:|\byou are (?:now )?(?:an?|the) (?:ai|assistant|model|chatbot|language model)\b|\b(?:when|if) (?:you are )?asked\b.{0,80}\b(?:answer|say|reply|respond|tell)\b|\b(?:answer|reply|respond) (?:that|with|only)\b/i;

/** Whether a sentence tells whoever answers what to answer. */
export const speaksToModel = (text: string): boolean => TO_MODEL.test(text);
