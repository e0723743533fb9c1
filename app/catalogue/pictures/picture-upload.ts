import { useCallback, useState } from "react";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionPicturesTexts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { maximumPictures } from "./picture-limits.ts";
import type { SendPicture } from "./send-picture.ts";

export interface Upload {
	id: number;
	name: string;
	/** 0 to 1; at 1 the server is processing the file. */
	progress: number;
	error: string | null;
}

/** One after another, so that each upload completes on a slow phone network. */
export function usePictureUpload(
	excursionId: string,
	onStored: (picture: StaffPicture) => void,
): { uploads: Upload[]; send: (files: File[]) => Promise<void>; dismiss: (id: number) => void } {
	const [uploads, setUploads] = useState<Upload[]>([]);
	const update = useCallback((id: number, change: Partial<Upload>) => {
		setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
	}, []);
	const dismiss = useCallback((id: number) => {
		setUploads((all) => all.filter((each) => each.id !== id));
	}, []);
	const send = useCallback(
		async (files: File[]) => {
			const waiting = files.slice(0, maximumPictures).map((file) => ({ file, id: nextId() }));
			setUploads((all) => [
				...all,
				...waiting.map(({ file, id }) => ({ id, name: file.name, progress: 0, error: null })),
			]);
			for (const { file, id } of waiting) {
				const answer = await sendOne(excursionId, file, (progress) => update(id, { progress }));
				if ("error" in answer) {
					update(id, { error: answer.error });
					continue;
				}
				dismiss(id);
				onStored(answer.picture);
			}
		},
		[excursionId, onStored, update, dismiss],
	);
	return { uploads, send, dismiss };
}

let ids = 0;
function nextId(): number {
	ids += 1;
	return ids;
}

/** Its code is loaded with the first picture. */
async function sendOne(...picture: Parameters<SendPicture>): ReturnType<SendPicture> {
	const module = await import("./send-picture.ts").catch(() => null);
	return (await module?.sendPicture(...picture)) ?? { error: excursionPicturesTexts.upload.lost };
}
