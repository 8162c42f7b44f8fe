export type GridChangeTheme = 'amounts' | 'categories' | 'criteria' | 'functions' | 'seniority' | 'leave';

export interface GridChangeWords {
  readonly theme: GridChangeTheme;
  readonly text: string;
  /** `other`: nobody's amount follows from it alone. */
  readonly effect: 'gain' | 'loss' | 'other';
  /** Whom it concerns. */
  readonly who: string;
}
