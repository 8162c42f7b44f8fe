export type GridChangeTheme = 'amounts' | 'categories' | 'criteria' | 'functions' | 'seniority' | 'leave';

export interface GridChangeWords {
  readonly theme: GridChangeTheme;
  readonly text: string;
  /** `other`: the change alone moves no amount. */
  readonly effect: 'gain' | 'loss' | 'other';
  /** The people concerned. */
  readonly who: string;
}
