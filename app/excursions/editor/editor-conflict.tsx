import { useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { Difference } from "./staff-excursion.ts";

/** Another user saved first: lists the fields that both changed. */
export function EditorConflict({ by, clashes }: { by: string | null; clashes: Difference[] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (clashes) heading.current?.focus();
	}, [clashes]);
	return (
		<Notice look="bad">
			<h2 ref={heading} tabIndex={-1} className="text-[1.35rem]">
				{by ?? "Somebody"} saved a newer version while you were typing
			</h2>
			<p>
				Nothing is saved yet, and nothing of yours is lost. What only one of you has changed stands
				in the form already. You both changed what follows: the form says yours. Change it where you
				like theirs better, then save.
			</p>
			{clashes.length > 0 ? (
				<dl className="grid gap-3">
					{clashes.map(({ label, theirs, yours }) => (
						<div
							key={label}
							className="grid gap-1 border-t border-line pt-2 md:grid-cols-[10rem_1fr_1fr] md:gap-4"
						>
							<dt className="font-semibold">{label}</dt>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">Theirs: </span>
								{theirs || "(empty)"}
							</dd>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">Yours: </span>
								{yours || "(empty)"}
							</dd>
						</div>
					))}
				</dl>
			) : (
				<p className="font-semibold">
					Others are saving it again and again. Please save once more.
				</p>
			)}
		</Notice>
	);
}
