/** A place on earth, degrees, rounded to 4 decimals (about 11 m). */
export type Place = Readonly<{ lat: number; lng: number }>;

/** Whether thunder is in the words or code of a forecast. */
export type Thunder = 'none' | 'possible' | 'expected';

/** What is known of one moment: °F, mph, percent. Null: not known, which is never the same as none. */
export type Figures = Readonly<{
  condition: string | null;
  temperature: number | null;
  humidity: number | null;
  wind: number | null;
  /** As the sources say it; where a forecast states no gust, the wind itself. */
  gust: number | null;
  direction: string | null;
  /** Chance of precipitation. */
  rain: number | null;
  thunder: Thunder | null;
  /** Snow, ice or freezing rain. */
  ice: boolean | null;
  uv: number | null;
  /** US air quality index. */
  airQuality: number | null;
}>;

export const nothingKnown: Figures = {
  condition: null,
  temperature: null,
  humidity: null,
  wind: null,
  gust: null,
  direction: null,
  rain: null,
  thunder: null,
  ice: null,
  uv: null,
  airQuality: null,
};

/** `at`: start of the hour, ms since 1970. */
export type HourFigures = Figures & Readonly<{ at: number }>;

export type DayFigures = Readonly<{
  /** Local date, YYYY-MM-DD. */
  date: string;
  condition: string;
  high: number | null;
  low: number | null;
  chance: number | null;
  type: PrecipitationType;
}>;
export type PrecipitationType = 'none' | 'rain' | 'freezing rain' | 'snow' | 'thunderstorm';

/** A part of the weather that should be known and did not come. */
export type MissingPart = 'hours' | 'days' | 'stations' | 'air-quality' | 'uv-index';

/** What a source says about a place. */
export type Outlook = Readonly<{
  source: 'nws' | 'open-meteo';
  /** Name of the place, as the source has it. */
  name: string | null;
  /** IANA zone. */
  timeZone: string | null;
  current: Figures;
  hours: readonly HourFigures[];
  days: readonly DayFigures[];
  /** When the current figures were measured or forecast, ms. */
  asOf: number;
  /** False: a last good answer that is older than its lifetime. */
  live: boolean;
  /** What the source did not give. */
  missing?: readonly MissingPart[];
}>;

/** Why a source gave nothing: it does not cover the place, or it could not be asked. */
export class NoWeather extends Error {
  readonly why: 'outside' | 'failed';

  constructor(why: 'outside' | 'failed', cause?: unknown) {
    super(why === 'outside' ? 'The source does not cover this place' : 'The source gave no weather', {
      cause,
    });
    this.why = why;
  }
}

/** One source of weather, which answers with what has come when `until` ends. Throws NoWeather. */
export type WeatherProvider = Readonly<{ outlook: (place: Place, until: AbortSignal) => Promise<Outlook> }>;
