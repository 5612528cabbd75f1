delete console.createTask
