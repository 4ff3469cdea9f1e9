export type UvLevel = 'low' | 'moderate' | 'high' | 'very-high' | 'extreme';

/** Spec section 9: up to 2 Low, 5 Moderate, 7 High, 10 Very High, above Extreme. */
export function uvLevel(uv: number): UvLevel {
  if (uv <= 2) return 'low';
  if (uv <= 5) return 'moderate';
  if (uv <= 7) return 'high';
  return uv <= 10 ? 'very-high' : 'extreme';
}
