import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";

/** A text with words for screen readers alone: "Take 20 € in cash<hidden> from Ann</hidden>". */
export function TextWithHidden({
	text,
	parts,
}: {
	text: string;
	parts?: Record<string, (words: string) => ReactNode>;
}) {
	return (
		<RichText
			text={text}
			parts={{ ...parts, hidden: (words) => <span className="sr-only">{words}</span> }}
		/>
	);
}
