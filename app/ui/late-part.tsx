import { memo, type ReactNode, Suspense, useDeferredValue } from "react";

/**
 * A part whose script comes a moment after that of the screen. Until then what the server has drawn stays, and with it the
 * room that it takes: React keeps it only where nothing around it is changed at once, so changes wait for the script.
 * Not for fields, which must show what is typed.
 */
export function LatePart({ children }: { children: ReactNode }) {
	return <Part>{useDeferredValue(children)}</Part>;
}

const Part = memo(({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>);
