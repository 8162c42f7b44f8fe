/** The few blocks that screens are built of, by the steps of the theme; what a screen has of its own is in its CSS module. */
import { createElement, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../cx';
import styles from './primitives.module.css';
import spaces from './spaces.module.css';

/** A step of `--space-…` in theme/tokens.css. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

interface BlockProps extends HTMLAttributes<HTMLElement> {
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** Room before and after the block. */
  above?: Space;
  below?: Space;
  /** A white sheet with a hairline around it. */
  framed?: boolean;
}

/** The class of a step, by what it is the room of. */
const room = (of: 'gap' | 'row' | 'above' | 'below' | 'indent', space: Space | undefined) =>
  space !== undefined && spaces[`${of}${space}`];

/** By classes alone: a document that the server renders may not carry styles in place. */
function Block({ as = 'div', above, below, framed = false, className, ...rest }: BlockProps) {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, {
    ...rest,
    className: cx(framed && styles.framed, className, room('above', above), room('below', below)) || undefined,
  });
}

interface FlowProps extends BlockProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
}

interface StackProps extends FlowProps {
  /** Of a list that keeps its markers: the room in which they stand. */
  indent?: Space;
}

/** One under the other. A list of blocks has no markers, unless it is indented. */
export function Stack({ gap = 4, align, indent, className, ...rest }: StackProps) {
  return (
    <Block
      {...rest}
      className={cx(
        styles.stack,
        indent === undefined ? styles.unmarked : room('indent', indent),
        className,
        room('gap', gap),
        align && spaces[`align-${align}`],
      )}
    />
  );
}

interface ClusterProps extends FlowProps {
  /** Between its lines; as between its parts unless given. */
  rowGap?: Space;
  justify?: 'space-between' | 'center' | 'end';
}

/** Side by side, on as many lines as it takes. */
export function Cluster({ gap = 3, rowGap, align, justify, className, ...rest }: ClusterProps) {
  return (
    <Block
      {...rest}
      className={cx(
        styles.cluster,
        styles.unmarked,
        className,
        room('gap', gap),
        room('row', rowGap),
        align && spaces[`align-${align}`],
        justify && spaces[`justify-${justify}`],
      )}
    />
  );
}

/** A white sheet with a hairline around it. */
export function Surface(props: BlockProps) {
  return <Block {...props} framed />;
}

interface TextProps extends BlockProps {
  /** What stands back behind the rest, as large as it, like a table or small. */
  tone?: 'quiet' | 'hint' | 'note';
  /** Lines no longer than one reads with ease. */
  reading?: boolean;
}

export function Text({ as = 'p', tone, reading = false, className, ...rest }: TextProps) {
  return <Block {...rest} as={as} className={cx(tone && styles[tone], reading && styles.reading, className)} />;
}

/** The same within a line. */
export function Inline(props: TextProps) {
  return <Text {...props} as="span" />;
}
