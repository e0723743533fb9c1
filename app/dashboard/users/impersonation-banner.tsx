import { Form } from "react-router";
import { impersonationTexts } from "#app/messages/staff/partners/impersonation.ts";

export function ImpersonationBanner({ name }: { name: string }) {
	return (
		<div
			role="status"
			className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 bg-sun px-4 py-2 text-center text-basalt print:hidden"
		>
			<b>{impersonationTexts.youActAs({ name })}</b>
			<Form method="post" action="/dashboard/stop-impersonating">
				<button
					type="submit"
					className="min-h-9 rounded-full border-2 border-basalt px-4 text-sm font-[650] hover:bg-basalt hover:text-sun"
				>
					{impersonationTexts.back}
				</button>
			</Form>
		</div>
	);
}
