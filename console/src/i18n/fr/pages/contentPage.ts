/** The form of a page made of text. The server's own text, once the body has written it, has the same form. */
export interface ContentSection {
  /** The section that the address `?rubrique=` names. */
  readonly id?: string;
  readonly title?: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  /** Questions with their answers, folded. */
  readonly questions?: readonly { readonly question: string; readonly answer: readonly string[] }[];
  readonly terms?: readonly { readonly term: string; readonly text: string }[];
}

export interface ContentPageText {
  readonly intro?: string;
  readonly sections: readonly ContentSection[];
}
