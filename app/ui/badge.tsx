import type { ReactNode } from "react";

const looks = {
	foam: "bg-foam text-abyss",
	sand: "bg-sand text-[#6d3a02]",
	grey: "bg-[#e8e2d5] text-ink-soft",
	bad: "bg-danger-tint text-danger",
};

export type BadgeLook = keyof typeof looks;

/** A short state or a language; one a row. */
export function Badge({ look = "foam", children }: { look?: BadgeLook; children: ReactNode }) {
	return (
		<span
			className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-[650] whitespace-nowrap ${looks[look]}`}
		>
			{children}
		</span>
	);
}
