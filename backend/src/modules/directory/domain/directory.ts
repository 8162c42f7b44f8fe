/** The usable part of the federation's directory for a department's establishments, as plain text. */
export interface DirectoryContact {
  readonly lastName: string;
  readonly firstName: string | null;
  readonly position: string | null;
  readonly email: string | null;
  readonly isDeputy: boolean;
}

export interface DirectoryContactGroup {
  readonly women: readonly DirectoryContact[];
  readonly men: readonly DirectoryContact[];
}

export interface DirectoryEntry {
  readonly name: string;
  readonly phone: string | null;
  readonly fax: string | null;
  /** An http or https address. */
  readonly web: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly contacts: {
    readonly president: DirectoryContactGroup;
    readonly director: DirectoryContactGroup;
    readonly other: DirectoryContactGroup;
  };
}

/** How many establishments a department has. */
export interface DepartmentCount {
  readonly department: string;
  readonly count: number;
}

export interface DirectoryAnswer {
  readonly entries: readonly DirectoryEntry[];
  /** Null: examples that the product ships. */
  readonly answeredAt: Date | null;
  /** True: the directory does not answer, and this is its last answer. */
  readonly isAway: boolean;
}
