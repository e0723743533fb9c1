import type { ReactNode } from "react";

export function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section
			aria-labelledby={`${id}-heading`}
			className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)]"
		>
			<h2 id={`${id}-heading`} className="text-[1.45rem]">
				{title}
			</h2>
			{children}
		</section>
	);
}
