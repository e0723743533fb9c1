import type { ComponentProps } from "react";

const shape =
	"inline-flex min-h-13 cursor-pointer items-center justify-center gap-2.5 rounded-full border-2 px-6 py-2.5 text-center text-base/[1.2] font-[650] no-underline transition-colors duration-160 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";
/** The accent is only for the main next step; all other buttons are outlined. */
const looks = {
	next: "forced-colors:border-4 border-accent bg-accent text-white enabled:hover:border-accent-deep enabled:hover:bg-accent-deep [a&]:hover:border-accent-deep [a&]:hover:bg-accent-deep",
	outlined:
		"border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-paper [a&]:hover:bg-ink [a&]:hover:text-paper",
};

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook = "outlined", more = ""): string {
	return `${shape} ${looks[look]} ${more}`;
}

export function Button({
	look,
	className,
	...rest
}: ComponentProps<"button"> & { look?: ButtonLook }) {
	return <button {...rest} className={buttonClass(look, className)} />;
}

/** A link that loads a page, from a document or to one. */
export function ButtonAnchor({
	look,
	className,
	...rest
}: ComponentProps<"a"> & { look?: ButtonLook }) {
	return <a {...rest} className={buttonClass(look, className)} />;
}
