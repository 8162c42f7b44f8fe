/** The heading of a section on a version's page. It takes the focus when a link has led to that section. */
import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAt, type Place } from './places';

interface PlaceHeadingProps {
  place: Place;
  text: string;
  /** True when the element with the focus has disappeared. */
  takesFocus?: boolean;
}

export function PlaceHeading({ place, text, takesFocus = false }: PlaceHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isMeant = isAt(hash, place);
  useEffect(() => {
    if (isMeant || takesFocus) heading.current?.focus();
  }, [isMeant, takesFocus]);
  return (
    <Typography variant="h6" component="h2" ref={heading} tabIndex={-1}>
      {text}
    </Typography>
  );
}
