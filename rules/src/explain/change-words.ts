export type GridChangeTheme = 'amounts' | 'categories' | 'criteria' | 'functions' | 'seniority' | 'leave';

/** Null on the side that lacks the value; there is no difference then. */
export interface GridChangeFigures {
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly gap: string | null;
}

export interface GridChangeWords {
  readonly theme: GridChangeTheme;
  readonly text: string;
  /** `other`: the change by itself changes no amount. */
  readonly effect: 'gain' | 'loss' | 'other';
  /** Which people the change concerns. */
  readonly who: string;
}
