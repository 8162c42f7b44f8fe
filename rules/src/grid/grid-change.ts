/** The kinds of changes between two versions of the grid. The words are in `explain/grid-change-words.ts`. */

export type GridParamName = 'yearlyTrainingHours' | 'teachingPart' | 'fixedDaysFactor';

/** Null for the version that lacks it. Points are hundredths, amounts cents, rates whole percents. */
export interface Sides<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Gives the same facts to each of several kinds. */
type OfKinds<Kind extends string, Facts> = Kind extends string ? Facts & { readonly kind: Kind } : never;

export type GridChange =
  | (Sides<number> & { readonly kind: 'point-value' })
  | (Sides<{ readonly points: number; readonly monthCents: number }> & { readonly kind: 'branch-floor' })
  | (Sides<number> & { readonly kind: 'param'; readonly name: GridParamName })
  | (Sides<number | null> & { readonly kind: 'category'; readonly category: string })
  | (Sides<number | null> & {
      readonly kind: 'degree';
      readonly criterion: string;
      readonly category: string;
      readonly rank: number;
    })
  | OfKinds<
      'degree-text' | 'degree-training',
      { readonly criterion: string; readonly category: string; readonly rank: number }
    >
  | OfKinds<'criterion' | 'domain' | 'family' | 'function', { readonly title: string; readonly isAdded: boolean }>
  | OfKinds<
      'category-title' | 'criterion-title' | 'domain-title' | 'family-title' | 'function-title' | 'leave-title',
      Sides<string>
    >
  | OfKinds<'criterion-definition' | 'domain-families' | 'family-functions', { readonly title: string }>
  | { readonly kind: 'domain-order' }
  | { readonly kind: 'criterion-order' }
  | (Sides<string> & { readonly kind: 'family-domain'; readonly title: string })
  | OfKinds<'function-category' | 'function-family', Sides<string | null> & { readonly title: string }>
  | { readonly kind: 'function-teacher'; readonly title: string; readonly isTeacher: boolean }
  | { readonly kind: 'function-degrees'; readonly title: string; readonly criteria: readonly string[] }
  | (Sides<number | null> & { readonly kind: 'seniority'; readonly years: number; readonly category: string })
  | (Sides<{ readonly pointsHundredths: number; readonly yearlyHours: number } | null> & {
      readonly kind: 'leave';
      readonly weeks: number;
    })
  | (Sides<number> & { readonly kind: 'leave-days'; readonly weeks: number });
