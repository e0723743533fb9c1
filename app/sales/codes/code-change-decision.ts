import { codeKey } from "./code.ts";
import type { CodeFields } from "./code-form-schema.ts";

export interface CodeBefore extends Pick<CodeFields, "code" | "percent" | "amountCents"> {
	version: number;
	isActive: boolean;
}

export type CodeChangeDecision =
	| { outcome: "unknown" | "ended" | "newer" }
	| {
			outcome: "saved";
			/** It gives something else: the row ends, and another one begins. */
			isNewRow: boolean;
	  };

/** What becomes of a code that staff change. @param openedVersion of the row on which the form is based. */
export function decideCodeChange(
	codeBefore: CodeBefore | null,
	form: Pick<CodeFields, "code" | "percent" | "amountCents">,
	openedVersion: number | null,
): CodeChangeDecision {
	if (!codeBefore) return { outcome: "unknown" };
	if (!codeBefore.isActive) return { outcome: "ended" };
	if (openedVersion !== null && openedVersion !== codeBefore.version) return { outcome: "newer" };
	const isNewRow =
		codeKey(form.code) !== codeKey(codeBefore.code) ||
		form.percent !== codeBefore.percent ||
		form.amountCents !== codeBefore.amountCents;
	return { outcome: "saved", isNewRow };
}
