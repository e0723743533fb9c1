import { useEffect, useRef } from "react";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Difference } from "./staff-excursion.ts";

const texts = excursionEditorTexts.conflict;

/** Another user saved first: lists the fields that both changed. */
export function EditorConflict({ by, clashes }: { by: string | null; clashes: Difference[] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (clashes) heading.current?.focus();
	}, [clashes]);
	return (
		<Notice look="bad">
			<h2 ref={heading} tabIndex={-1} className="text-[1.35rem]">
				{by === null ? texts.newerOfSomebody : texts.newer({ name: by })}
			</h2>
			<p>{texts.lead}</p>
			{clashes.length > 0 ? (
				<dl className="grid gap-3">
					{clashes.map(({ label, theirs, yours }) => (
						<div
							key={label}
							className="grid gap-1 border-t border-line pt-2 md:grid-cols-[10rem_1fr_1fr] md:gap-4"
						>
							<dt className="font-semibold">{label}</dt>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">{texts.theirs}</span>{" "}
								{theirs || texts.empty}
							</dd>
							<dd className="whitespace-pre-line">
								<span className="text-sm text-ink-soft">{texts.yours}</span> {yours || texts.empty}
							</dd>
						</div>
					))}
				</dl>
			) : (
				<p className="font-semibold">{texts.saveAgain}</p>
			)}
		</Notice>
	);
}
