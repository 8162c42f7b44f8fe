/** The few building blocks of screens, made of the classes in theme/shared. A screen's CSS module has the rest. */
import { createElement, type HTMLAttributes, type Ref } from 'react';
import { cx } from '../cx';

/** Steps of `--space-…` in theme/tokens.css for which a class exists. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
type Margin = 1 | 2 | 3 | 4 | 6 | 8 | 10;

interface BlockProps extends HTMLAttributes<HTMLElement> {
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** The space before and after the block. */
  above?: Margin;
  below?: Exclude<Margin, 8 | 10>;
  /** True: a white sheet with a thin border. */
  framed?: boolean;
}

/** The class of a step of space, for one kind of space. */
const room = (of: 'gap' | 'row-gap' | 'above' | 'below' | 'indent', space: Gap | undefined) =>
  space !== undefined && `${of}-${space}`;

/** Only classes are used, because a document from the server must not contain inline styles. */
function Block({ as = 'div', above, below, framed = false, className, ...rest }: BlockProps) {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, {
    ...rest,
    className: cx(framed && 'card', className, room('above', above), room('below', below)) || undefined,
  });
}

interface FlowProps extends BlockProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
}

interface StackProps extends FlowProps {
  /** For a list with markers: the room for the markers. */
  indent?: 4 | 5 | 6;
}

/** Blocks one below the other. A list of blocks has markers only if it is indented. */
export function Stack({ gap = 4, align, indent, className, ...rest }: StackProps) {
  return (
    <Block
      {...rest}
      className={cx(
        'stack',
        indent === undefined ? 'unmarked' : room('indent', indent),
        className,
        room('gap', gap),
        align && `align-${align}`,
      )}
    />
  );
}

interface ClusterProps extends FlowProps {
  /** The space between its lines. Without it, the same as the space between its parts. */
  rowGap?: 0 | 1 | 2 | 3;
  justify?: 'space-between';
}

/** Blocks side by side, on as many lines as needed. */
export function Cluster({ gap = 3, rowGap, align, justify, className, ...rest }: ClusterProps) {
  return (
    <Block
      {...rest}
      className={cx(
        'cluster',
        'unmarked',
        className,
        room('gap', gap),
        room('row-gap', rowGap),
        align && `align-${align}`,
        justify && `justify-${justify}`,
      )}
    />
  );
}

/** A white sheet with a thin border. */
export function Surface(props: BlockProps) {
  return <Block {...props} framed />;
}

/** The class of each tone. Content from editors has a class of its own, `note`. */
const TONES = { quiet: 'quiet', hint: 'hint', note: 'remark' } as const;

interface TextProps extends BlockProps {
  /** The kind of less important text: in normal size, in the size of a table, or small. */
  tone?: keyof typeof TONES;
  /** Limits lines to a readable length. */
  reading?: boolean;
}

export function Text({ as = 'p', tone, reading = false, className, ...rest }: TextProps) {
  return <Block {...rest} as={as} className={cx(tone && TONES[tone], reading && 'reading', className)} />;
}

/** A text inside a line, with the same props. */
export function Inline(props: TextProps) {
  return <Text {...props} as="span" />;
}
