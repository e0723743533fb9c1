import type { ReactNode } from "react";

const looks = {
	foam: "bg-foam text-on-foam",
	sand: "bg-sand text-on-sand",
	grey: "bg-line text-ink-soft",
	bad: "bg-danger-tint text-danger",
};

export type BadgeLook = keyof typeof looks;

export function Badge({ look = "foam", children }: { look?: BadgeLook; children: ReactNode }) {
	return (
		<span
			className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-[650] whitespace-nowrap ${looks[look]}`}
		>
			{children}
		</span>
	);
}
