import { type ComponentProps, memo, Suspense } from "react";
import { CodeField } from "./lazy-parts.ts";

/**
 * The field of a code in the panel. Drawn anew only when what it shows changes: React would otherwise replace the server's
 * field, with what was typed into it, where the price changes before its script is here.
 */
export const CodeFold = memo((props: ComponentProps<typeof CodeField>) => (
	<Suspense>
		<CodeField {...props} />
	</Suspense>
));
