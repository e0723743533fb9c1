import type { ReactNode } from "react";

const tones = {
	good: "bg-foam text-abyss",
	few: "bg-sand text-[#6d3a02]",
	bad: "bg-danger-tint text-danger",
	quiet: "bg-[#e8e2d5] text-ink-soft",
};

export type BadgeTone = keyof typeof tones;

/** A short state; never more than one a row. */
export function Badge({ tone = "good", children }: { tone?: BadgeTone; children: ReactNode }) {
	return (
		<span
			className={`inline-block rounded-full px-2.5 pt-[0.15rem] pb-[0.2rem] text-xs font-[650] whitespace-nowrap ${tones[tone]}`}
		>
			{children}
		</span>
	);
}
