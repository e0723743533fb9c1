import type { ReactNode } from "react";
import { Link } from "react-router";

/** A page's title, the link to its parent, and actions on the whole page. */
export function PageHead({
	title,
	up,
	children,
}: {
	title: string;
	up?: { to: string; label: string };
	children?: ReactNode;
}) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
			<div className="min-w-0">
				{up ? (
					<p>
						<Link to={up.to} className="inline-block py-1">
							{up.label}
						</Link>
					</p>
				) : null}
				<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{title}</h1>
			</div>
			{children}
		</div>
	);
}
