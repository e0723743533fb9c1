const shape =
	"inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-full border-2 text-center font-[650] no-underline transition-colors duration-160 disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-ink-soft";
const looks = {
	/** The main button of a screen. At least 72 px high, also on small screens. */
	next: "min-h-[max(3.55rem,72px)] border-accent bg-accent px-8 text-[1.15rem]/[1.2] text-white enabled:hover:border-accent-deep enabled:hover:bg-accent-deep",
	main: "min-h-[max(3.55rem,72px)] border-ink bg-transparent px-8 text-[1.15rem]/[1.2] text-ink",
	/** Back, start again and rare actions: at least 56 px. */
	quiet: "min-h-[max(3rem,56px)] min-w-[3.4rem] border-edge bg-paper px-5 text-base/[1.1] text-ink",
};

export function totemButton(look: keyof typeof looks, more = ""): string {
	return `${shape} ${looks[look]} ${more}`;
}
