import type { ReactNode } from "react";

/** One section of a long form. */
export function Card({
	title,
	hint,
	id,
	children,
}: {
	title: string;
	hint?: ReactNode;
	id?: string;
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			aria-labelledby={id ? `${id}-title` : undefined}
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)]"
		>
			<div className="grid gap-1.5">
				<h2 id={id ? `${id}-title` : undefined} className="text-[1.45rem]">
					{title}
				</h2>
				{hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
			</div>
			{children}
		</section>
	);
}
