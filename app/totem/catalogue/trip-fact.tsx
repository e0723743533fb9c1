import type { ReactNode } from "react";

export function Fact({
	term,
	className = "",
	children,
}: {
	term: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div className={`min-w-0 ${className}`}>
			<dt className="text-xs text-ink-soft">{term}</dt>
			<dd className="leading-[1.35] font-[650] wrap-anywhere lining-nums">{children}</dd>
		</div>
	);
}
