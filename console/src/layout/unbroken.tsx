import type { ReactNode } from 'react';

/** A title in which no line ends at the hyphen of ‘e-mail’ or ‘change-t-il’. */
export function unbroken(title: string): ReactNode {
  return title.split(/(e-mail|\p{L}+(?:-t)?-(?:il|elle|on)s?(?!\p{L}))/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="one-line">
        {part}
      </span>
    ),
  );
}
