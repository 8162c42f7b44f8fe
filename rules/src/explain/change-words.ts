export type GridChangeTheme = 'amounts' | 'categories' | 'criteria' | 'functions' | 'seniority' | 'leave';

export interface GridChangeWords {
  readonly theme: GridChangeTheme;
  readonly text: string;
  /** `other`: the change by itself changes no amount. */
  readonly effect: 'gain' | 'loss' | 'other';
  /** Which people the change concerns. */
  readonly who: string;
}
