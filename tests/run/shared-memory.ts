import { statfsSync } from "node:fs";

/** Bytes that must be free. A container often has 64 MB in all, and Chromium dies where they do not suffice. */
const least = 1024 ** 3;

/** Whether the machine has enough memory for what the processes of a browser share. */
export function hasSharedMemory(): boolean {
	try {
		const { bavail, bsize } = statfsSync("/dev/shm");
		return bavail * bsize >= least;
	} catch {
		// no Linux
		return false;
	}
}
