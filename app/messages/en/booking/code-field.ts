/** Where a guest types a code. */
export const codeField = {
	fold: "Do you have a code?",
	label: "Code",
	apply: "Apply",
	holds: ({ code }: { code: string }) => `${code} lowers the price.`,
};
