import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";

export const miniButton = buttonClass("outlined", "min-h-10! px-4! py-1.5! text-sm!");

export function StaffHead({
	title,
	above,
	children,
}: {
	title: ReactNode;
	above?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
			<div className="min-w-0">
				{above ? <p className="text-ink-soft">{above}</p> : null}
				<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)] print:text-[20pt]">{title}</h1>
			</div>
			{children ? (
				<div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>
			) : null}
		</div>
	);
}

export function Glance({
	figures,
}: {
	figures: {
		label: string;
		value: string;
		/** Smaller text after the value: "of 14 seats". */
		behind?: string | undefined;
		isText?: boolean;
	}[];
}) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4 border-y-2 border-dotted border-dune py-4">
			{figures.map(({ label, value, behind, isText }) => (
				<div key={label}>
					<dt className="text-sm text-ink-soft">{label}</dt>
					<dd
						className={`text-ocean lining-nums ${isText ? "text-[1.1rem]/[2] font-[650]" : "font-display text-[2.1rem]/[1.1]"}`}
					>
						{value}
						{behind ? (
							<span className="font-sans text-base font-[650] whitespace-nowrap"> {behind}</span>
						) : null}
					</dd>
				</div>
			))}
		</dl>
	);
}
