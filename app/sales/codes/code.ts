import { type PriceLine, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { Reduction } from "#app/catalogue/prices/reduction.ts";

/** A code that the server has taken, as the form shows it. */
export interface AppliedCode {
	/** As staff wrote it. */
	code: string;
	reduction: Reduction;
}

/** How codes are compared: without case and blanks. The column `codes.key` is computed in the same way. */
export function codeKey(typedCode: string): string {
	return typedCode.replaceAll(/\s/g, "").toUpperCase();
}

/** What a form may show of it; undefined where the code does not lower the price. */
export function appliedCode(
	code: AppliedCode | { refusal: string } | null,
): AppliedCode | undefined {
	if (!code || "refusal" in code) return undefined;
	return { code: code.code, reduction: code.reduction };
}

/** Whether a field still holds this code. */
export function isTyped({ code }: AppliedCode, field: string): boolean {
	return codeKey(field) === codeKey(code);
}

/** The button of a form that only asks what a code does; nothing is booked then. */
export const applyName = "apply";

/** What a code took off a price. */
export interface CodeOff {
	code: string;
	/** Above 0. */
	cents: number;
}

/** Null where no code lowered the price. @param code as staff wrote it. */
export function codeOffIn(
	code: string | null | undefined,
	lines: readonly Pick<PriceLine, "kind" | "sumCents">[],
): CodeOff | null {
	const cents = -totalOf(lines.filter(({ kind }) => kind === "code"));
	return code && cents > 0 ? { code, cents } : null;
}
